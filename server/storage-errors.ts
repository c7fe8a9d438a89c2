/** What a failure of the disk or of SQLite means, by its code. */
import { StartError } from './start-error.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_FULL = 13;
export const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;
const locked = new Set([5, 6]);
/** PERM, READONLY, IOERR, CORRUPT, NOTFOUND, CANTOPEN, PROTOCOL, NOTADB. */
const unusable = new Set([3, 8, 10, SQLITE_CORRUPT, 12, 14, 15, SQLITE_NOTADB]);

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Another program has the store locked. */
export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** What is in the file is no store, or a broken one. */
export function isDamaged(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(resultCode(error));
}

/** The disk, its quota or the largest size of a file is reached. */
export function isDiskFull(error: unknown): boolean {
  return full.has(String((error as NodeJS.ErrnoException)?.code)) || resultCode(error) === SQLITE_FULL;
}

/** The file cannot be opened, or has to be verified before it is used again. */
export function isStoreUnusable(error: unknown): boolean {
  return unusable.has(resultCode(error)) || (error instanceof StartError && !isLocked(error));
}

/** The lower byte is the primary code; the rest says more of the same. */
function resultCode(error: unknown): number {
  const { errcode } = ((error instanceof StartError ? error.cause : error) ?? {}) as { errcode?: number };
  return Number(errcode) & 0xff;
}
