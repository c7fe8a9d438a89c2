import { expect, onTestFinished, test, vi } from 'vitest';
import { auditEntries, auditRefusal } from './audit.ts';
import { temporaryFolder } from './test-support.ts';

test('ten thousand refusals within an hour are one line of the log', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const lines = () => auditEntries(folder, 10).map(({ what }) => what);
  for (let count = 0; count < 10_000; count += 1) auditRefusal(folder, 'a link');
  expect(lines()).toEqual(['Refused: a link']);
  vi.advanceTimersByTime(60 * 60 * 1000);
  auditRefusal(folder, 'a link');
  expect(lines()).toHaveLength(2);
});
