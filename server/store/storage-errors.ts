/** Kinds of SQLite's failures, by their codes. */
import { OperatorError } from '#server/shared/operator-error.ts';

/** For a database file that cannot be opened; `cause` is SQLite's error or the disk's. */
export class UnusableDatabaseError extends OperatorError {}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
export const sqliteCorrupt = 11;
const sqliteNotADatabase = 26;
const locked = new Set([5, 6]);
/** PERM, READONLY, IOERR, CORRUPT, NOTFOUND, CANTOPEN, PROTOCOL, NOTADB. */
const unusable = new Set([3, 8, 10, sqliteCorrupt, 12, 14, 15, sqliteNotADatabase]);

/** Whether another program has the store locked. */
export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** Whether the file is no database, or a broken one. */
export function isDamaged(error: unknown): boolean {
  return [sqliteCorrupt, sqliteNotADatabase].includes(resultCode(error));
}

/** Whether the file cannot be opened, or has to be verified before it is used again. */
export function isStoreUnusable(error: unknown): boolean {
  return unusable.has(resultCode(error)) || (error instanceof UnusableDatabaseError && !isLocked(error));
}

/** The lower byte is the primary code; the rest is detail. */
function resultCode(error: unknown): number {
  const { errcode } = ((error instanceof UnusableDatabaseError ? error.cause : error) ?? {}) as { errcode?: number };
  return Number(errcode) & 0xff;
}
