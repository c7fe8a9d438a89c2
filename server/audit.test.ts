import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { audit, auditRefusal, latestAudit } from './audit.ts';
import { temporaryFolder } from './test-support.ts';

test('ten thousand refusals within an hour are one line of the log', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const folder = temporaryFolder();
  const lines = () => latestAudit(folder).map(({ what }) => what);
  for (let count = 0; count < 10_000; count += 1) auditRefusal(folder, 'a link');
  expect(lines()).toEqual(['Refused: a link']);
  vi.advanceTimersByTime(60 * 60 * 1000);
  auditRefusal(folder, 'a link');
  expect(lines()).toHaveLength(2);
});

test('of a long log only the newest entries are returned', () => {
  const folder = temporaryFolder();
  const line = `${JSON.stringify({ at: 1, who: 'Asha', what: 'Listed enquiries' })}\n`;
  writeFileSync(join(folder, 'audit.log'), line.repeat(100_000));
  audit(folder, 'Ravi', 'Read 3F9A-20C1');
  const [latest, ...earlier] = latestAudit(folder);
  expect(latest).toMatchObject({ who: 'Ravi', what: 'Read 3F9A-20C1' });
  expect(earlier.length).toBeGreaterThan(1000);
  expect(earlier.length).toBeLessThan(10_000);
});
