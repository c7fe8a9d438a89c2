import { expect, onTestFinished, test, vi } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { logRefusal } from './session-guard.ts';
import { SignInStore } from './sign-in-store.ts';

test('ten thousand refusals within an hour are one line of the log', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dataDir = temporaryFolder();
  const signInStore = new SignInStore(temporaryFolder());
  onTestFinished(() => signInStore[Symbol.dispose]());
  const lines = () => latestAudit(dataDir).map(({ what }) => what);
  for (let count = 0; count < 10_000; count += 1) logRefusal(signInStore, dataDir, 'a link');
  expect(lines()).toEqual(['Refused: a link']);
  expect(signInStore.time('last refusal')).toBeGreaterThan(0);
  vi.advanceTimersByTime(60 * 60 * 1000);
  logRefusal(signInStore, dataDir, 'a link');
  expect(lines()).toHaveLength(2);
});
