import { audit } from '#server/shared/audit.ts';
import { takeHourlyTurn } from '#server/shared/warn-hourly.ts';
import type { SignInStore } from './sign-in-store.ts';

/** Logs that somebody not signed in was refused, at most once an hour for each reason. */
export function logRefusal(signInStore: SignInStore, dataDir: string, reason: string): void {
  if (!takeHourlyTurn(`${dataDir}: ${reason}`)) return;
  audit(dataDir, 'Not signed in', `Refused: ${reason}`);
  signInStore.setTime('last refusal', Date.now());
}
