/** What a failure of the disk or of SQLite means, by its code. */

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const SQLITE_FULL = 13;
const locked = new Set([5, 6]);
/** PERM, READONLY, IOERR, CORRUPT, NOTFOUND, CANTOPEN, PROTOCOL, NOTADB: the connection is of no more use. */
const unusable = new Set([3, 8, 10, 11, 12, 14, 15, 26]);

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** The store's path leads to another file than the one that was opened, or to none. */
export class StoreReplaced extends Error {}

/** Another program has the store locked. */
export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** The disk, its quota or the largest size of a file is reached. */
export function isDiskFull(error: unknown): boolean {
  return full.has(String((error as NodeJS.ErrnoException)?.code)) || resultCode(error) === SQLITE_FULL;
}

/** The store has to be opened again before it can be used. */
export function isStoreUnusable(error: unknown): boolean {
  return error instanceof StoreReplaced || unusable.has(resultCode(error));
}

/** The lower byte is the primary code; the rest says more of the same. */
function resultCode(error: unknown): number {
  return Number((error as { errcode?: number } | undefined)?.errcode) & 0xff;
}
