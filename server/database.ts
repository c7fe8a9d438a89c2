import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { StartError } from './settings.ts';

/**
 * Opens the SQLite file, makes it if it is missing, and brings it to the present format. Only its owner can read it.
 * @throws {StartError} if the file cannot be used or a newer version of this server wrote it
 */
export function openDatabase(path: string): DatabaseSync {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives its side files the mode of the database, so the mode must be right before it opens it.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    const database = new DatabaseSync(path, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    migrate(database);
    return database;
  } catch (error) {
    throw new StartError(`The store ${path} cannot be used: ${(error as Error).message}`);
  }
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

/** Each step is a transaction of its own, in which the version is read again: two programs may open the file at once. */
function migrate(database: DatabaseSync): void {
  for (let done = false; !done; ) {
    done = inTransaction(database, () => {
      const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
      if (version > migrations.length) {
        throw new Error(`a newer version of this server wrote it (format ${version}, this one reads up to ${migrations.length})`);
      }
      const step = migrations[version];
      if (step !== undefined) database.exec(`${step}; PRAGMA user_version = ${version + 1}`);
      return step === undefined;
    });
  }
}
