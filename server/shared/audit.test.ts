import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendDeletedIds, readDeletedIds } from '#server/store/deleted-ids.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { audit, latestAudit } from './audit.ts';

test('of a long log only the newest entries are returned', () => {
  const dataDir = temporaryFolder();
  const line = `${JSON.stringify({ at: 1, person: 'Asha', what: 'Listed enquiries' })}\n`;
  writeFileSync(join(dataDir, 'audit.log'), line.repeat(100_000));
  audit(dataDir, 'Ravi', 'Read 3F9A-20C1');
  const [latest, ...earlier] = latestAudit(dataDir);
  expect(latest).toMatchObject({ person: 'Ravi', what: 'Read 3F9A-20C1' });
  expect(earlier.length).toBeGreaterThan(100);
  expect(earlier.length).toBeLessThan(1000);
});

test('a line that a full disk has cut takes no other with it, here and in the list of deleted enquiries', () => {
  const dataDir = temporaryFolder();
  for (const name of ['audit.log', 'deleted-ids.txt']) writeFileSync(join(dataDir, name), '{"at":1,"wh');
  audit(dataDir, 'Ravi', 'Read 3F9A-20C1');
  appendDeletedIds(dataDir, ['1738d6ed', '6cf0a1b2']);
  appendDeletedIds(dataDir, ['0a1b2c3d']);
  expect(latestAudit(dataDir)).toMatchObject([{ person: 'Ravi' }]);
  expect(readDeletedIds(dataDir)).toEqual(expect.arrayContaining(['1738d6ed', '6cf0a1b2', '0a1b2c3d']));
});
