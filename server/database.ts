import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrations } from './migrations.ts';
import { StartError } from './settings.ts';

export type OpenOptions = {
  /** Milliseconds that a statement may block this thread while another program has the file locked. */
  busyTimeoutMs: number;
  /** Reads the whole file and refuses a damaged one. */
  verify: boolean;
};

/**
 * Opens the SQLite file, makes it if it is missing, and converts it to the present format. Only its owner can read it.
 * @throws {StartError} if the file is locked, damaged, cannot be used, or was written by a newer version of this server
 */
export function openDatabase(path: string, { busyTimeoutMs, verify }: OpenOptions): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives its side files the mode of the database, so the mode must be right before it opens it.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    setForeignLogAside(path);
    database = new DatabaseSync(path, { timeout: busyTimeoutMs });
    // A rollback journal, not a write-ahead log: what is committed is in the one file, and nothing else is needed to read it.
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    if (verify) assertWhole(database);
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
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

/**
 * A write-ahead log beside a file that does not use one belongs to another file, such as the one before a backup was
 * restored. SQLite would apply it and lose what the file holds.
 */
function setForeignLogAside(path: string): void {
  if (!existsSync(`${path}-wal`) || usesLog(path)) return;
  renameSync(`${path}-wal`, `${path}-wal.of-another-file`);
  console.error(`${path}-wal belongs to another file: renamed to ${path}-wal.of-another-file`);
}

/** Byte 18 of the file's header: 2 for a write-ahead log (SQLite's file format, 1.3). */
function usesLog(path: string): boolean {
  const file = openSync(path, 'r');
  const header = Buffer.alloc(20);
  readSync(file, header, 0, 20, 0);
  closeSync(file);
  return header[18] === 2;
}

function assertWhole(database: DatabaseSync): void {
  const { quick_check: result } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
  if (result !== 'ok') throw new Error(`it is damaged (${result}): restore a backup`);
}

/** Each step is a transaction of its own, in which the version is read again: two programs may open the file at once. */
function migrate(database: DatabaseSync): void {
  while (readVersion(database) !== migrations.length) inTransaction(database, () => runNextStep(database));
}

function runNextStep(database: DatabaseSync): void {
  const version = readVersion(database);
  if (version > migrations.length) {
    throw new Error(`a newer version of this server wrote it (format ${version}, this one reads up to ${migrations.length})`);
  }
  const step = migrations[version];
  if (step !== undefined) database.exec(`${step}; PRAGMA user_version = ${version + 1}`);
}

function readVersion(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version);
}
