import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { audit, latestAudit } from './audit.ts';
import { temporaryFolder } from './test-support.ts';

test('of a long log only the newest entries are returned', () => {
  const folder = temporaryFolder();
  const line = `${JSON.stringify({ at: 1, who: 'Asha', what: 'Listed enquiries' })}\n`;
  writeFileSync(join(folder, 'audit.log'), line.repeat(100_000));
  audit(folder, 'Ravi', 'Read 3F9A-20C1');
  const [latest, ...earlier] = latestAudit(folder);
  expect(latest).toMatchObject({ who: 'Ravi', what: 'Read 3F9A-20C1' });
  expect(earlier.length).toBeGreaterThan(100);
  expect(earlier.length).toBeLessThan(1000);
});
