import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { CountKind } from '#contract/count-message.ts';
import { indianToday } from '#contract/lib/indian-day.ts';
import { openDatabase } from '#server/store/database.ts';

const migrations = [
  `CREATE TABLE counts (day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (day, kind, name)) STRICT`,
];

/** `day` is the day in India, such as 2026-11-23. */
export type Count = { day: string; kind: CountKind; name: string; count: number };

const countsFile = 'counts.db';

/**
 * Opens the counts by day, in a file of their own: no count can cost an enquiry. A damaged file is moved aside and begun
 * anew. For the server alone. Throws an UnusableDatabaseError if it cannot be used.
 */
export function openCounts(dataDir: string) {
  const path = join(dataDir, countsFile);
  const ifDamaged = () => {
    renameSync(path, `${path}.damaged`);
    console.error(`${path} was damaged and is set aside: counting begins anew`);
  };
  // Pages wait meanwhile: once for the check of the whole file (some 80 ms for three years), and 50 ms for a lock.
  const database = openDatabase(path, { busyTimeoutMs: 50, verify: true, migrations, ifDamaged });
  const add = 'INSERT INTO counts VALUES (?, ?, ?, 1) ON CONFLICT DO UPDATE SET number = number + 1';
  return {
    add: (kind: CountKind, name: string) => database.prepare(add).run(indianToday(), kind, name),
    [Symbol.dispose]: () => database.close(),
  };
}

/** Returns the counts from this day on; none if the server has not made the file yet. Throws as `openCounts` does. */
export function readCounts(dataDir: string, day: string): Count[] {
  const path = join(dataDir, countsFile);
  // Only the server makes it: a desk that made it at the same moment could cost a count.
  if (!existsSync(path)) return [];
  using database = openDatabase(path, { busyTimeoutMs: 2000, verify: false, migrations });
  return database.prepare('SELECT day, kind, name, number AS count FROM counts WHERE day >= ? ORDER BY day').all(day) as Count[];
}
