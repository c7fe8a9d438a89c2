import { audit } from '#server/audit.ts';
import { isFirstThisHour } from '#server/warn-hourly.ts';
import type { SignInStore } from './sign-in-store.ts';

/** Notes that somebody not signed in was refused, at most once an hour for each reason. */
export function noteRefusal(signInStore: SignInStore, dataDir: string, reason: string): void {
  if (!isFirstThisHour(`${dataDir}: ${reason}`)) return;
  audit(dataDir, 'Not signed in', `Refused: ${reason}`);
  signInStore.noteTime('last refusal');
}
