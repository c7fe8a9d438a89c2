import { expect, onTestFinished, test, vi } from 'vitest';
import { latestAudit } from '#server/audit.ts';
import { temporaryFolder } from '#server/test-support.ts';
import { AccessStore } from './access-store.ts';
import { noteRefusal } from './refusals.ts';

test('ten thousand refusals within an hour are one line of the log', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dataDir = temporaryFolder();
  const accessStore = new AccessStore(temporaryFolder());
  onTestFinished(() => {
    accessStore.close();
    vi.useRealTimers();
  });
  const lines = () => latestAudit(dataDir).map(({ what }) => what);
  for (let count = 0; count < 10_000; count += 1) noteRefusal(accessStore, dataDir, 'a link');
  expect(lines()).toEqual(['Refused: a link']);
  vi.advanceTimersByTime(60 * 60 * 1000);
  noteRefusal(accessStore, dataDir, 'a link');
  expect(lines()).toHaveLength(2);
});
