import type { DatabaseSync } from 'node:sqlite';

type Waiting<Item, Result> = { item: Item; resolve: (result: Result) => void; reject: (error: unknown) => void };

/**
 * Writes everything that arrived in one turn of the event loop in one transaction, so that a crowd shares one wait for
 * the disk. A promise is kept only after the commit; if that fails, nobody's item is stored and everybody is told.
 */
export function groupCommit<Item, Result>(database: DatabaseSync, write: (item: Item) => Result) {
  let waiting: Waiting<Item, Result>[] = [];

  function commitAll() {
    const batch = waiting;
    waiting = [];
    try {
      const results = inTransaction(database, () => batch.map(({ item }) => write(item)));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (item: Item) =>
    new Promise<Result>((resolve, reject) => {
      if (waiting.push({ item, resolve, reject }) === 1) setImmediate(commitAll);
    });
}

/** Runs `work` in one transaction that is undone if anything in it, or the commit itself, fails. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
