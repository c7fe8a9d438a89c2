import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDamaged, sqliteCorrupt, UnusableDatabaseError } from './storage-errors.ts';

type OpenOptions = {
  /** Milliseconds that a statement may block this thread while another program has the file locked. */
  busyTimeoutMs: number;
  /** Reads the whole file and refuses a damaged one. */
  verify: boolean;
  /** Described in migrations.ts. */
  migrations: readonly string[];
  /** What somebody has to do with a damaged one; or moves it away, and a new one begins. */
  ifDamaged?: string | (() => void);
};

/**
 * Opens the SQLite file, makes it if it is missing, and converts it to the present format. Only its owner can read it.
 * Throws an UnusableDatabaseError if the file is locked, damaged, cannot be used, or was written by a newer version of
 * this server.
 */
export function openDatabase(path: string, { busyTimeoutMs, verify, migrations, ifDamaged }: OpenOptions): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives its side files the mode of the database, so the mode must be right before it opens it.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    // The store has no write-ahead log, and SQLite would apply one to whatever file is beside it.
    if (existsSync(`${path}-wal`)) throw new Error(`${path}-wal belongs to another file: move it away`);
    database = new DatabaseSync(path, { timeout: busyTimeoutMs });
    // A rollback journal, not a write-ahead log: one file has all that is committed.
    database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
    if (verify) {
      const { integrity_check: result } = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
      if (result !== 'ok') throw Object.assign(new Error(`it is damaged (${result})`), { errcode: sqliteCorrupt });
    }
    migrate(database, migrations);
    return database;
  } catch (error) {
    database?.close();
    if (isDamaged(error) && typeof ifDamaged === 'function') {
      ifDamaged();
      return openDatabase(path, { busyTimeoutMs, verify, migrations });
    }
    const chown = `As root: chown -R ${process.getuid?.()}:${process.getgid?.()} ${dirname(path)}`;
    const fix = (error as NodeJS.ErrnoException).code === 'EACCES' ? chown : isDamaged(error) && ifDamaged;
    throw new UnusableDatabaseError(`The database ${path} cannot be used: ${(error as Error).message}${fix ? `. ${fix}` : ''}`, {
      cause: error,
    });
  }
}

/**
 * Runs `work` in one transaction that is undone if anything in it, or the commit itself, fails. An exclusive one begins
 * only when nobody reads, so that no reader can make its commit fail.
 */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result, lock: 'IMMEDIATE' | 'EXCLUSIVE' = 'IMMEDIATE'): Result {
  database.exec(`BEGIN ${lock}`);
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Migrates in one transaction that reads the version again: two programs may open the file at once. */
function migrate(database: DatabaseSync, migrations: readonly string[]): void {
  const newest = migrations.length;
  const readVersion = () => Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (readVersion() === newest) return;
  inTransaction(database, () => {
    const version = readVersion();
    if (version > newest) throw new Error(`a newer version of this server wrote it (format ${version}, this one reads up to ${newest})`);
    for (const step of migrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${newest}`);
  });
}
