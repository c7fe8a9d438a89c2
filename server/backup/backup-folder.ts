/** Backups of the store and its files and ids of deleted enquiries. Why it is ours: docs/server.md. */
import { hash } from 'node:crypto';
import { chmodSync, constants, copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseJson } from '#contract/lib/parse-json.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { storeFile } from '#server/store/enquiry-store.ts';
import { syncPath } from '#server/store/file-folder.ts';

/** A folder of DATA_DIR for a copy of the backup that is being restored. */
export const stagingFolder = 'restoring';

/** Folders with these endings are not backups: half made, from before an unfinished restore, or a damaged store. */
export const suffixes = { partial: '.part', before: '.before', damaged: '.damaged' };
/** Holds the SHA-256 of every file of a backup by its path. */
export const contentsName = 'contents.json';

/**
 * Reads a whole backup and compares it with its list. Returns how many enquiries it holds. Throws an OperatorError that names
 * what is damaged or missing.
 */
export function checkBackup(folder: string): number {
  const hashes = parseJson(readFileSync(join(folder, contentsName), 'utf8')) as Record<string, string> | null;
  if (!hashes) throw new OperatorError(`${folder}: ${contentsName} is damaged`);
  for (const [path, listed] of Object.entries(hashes)) {
    const file = join(folder, path);
    if (!existsSync(file) || hashOf(file) !== listed) throw new OperatorError(`${folder}: ${path} is damaged or missing`);
  }
  using database = new DatabaseSync(join(folder, storeFile), { readOnly: true });
  const { integrity_check: result } = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
  if (result !== 'ok') throw new OperatorError(`${folder}: the store is damaged (${result})`);
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
}

/** Returns the ids whose enquiry is gone. An id is listed before its enquiry is deleted, so it may still be stored. */
export function withoutStored(deletedIds: string[], live: DatabaseSync): string[] {
  const find = live.prepare('SELECT 1 FROM enquiries WHERE id = ?');
  return deletedIds.filter((id) => !find.get(id));
}

/** The files that a store names; `size` in bytes. */
export function storedFiles(database: DatabaseSync): { name: string; enquiry: string; size: number }[] {
  return database.prepare('SELECT name, enquiry, size FROM files').all() as { name: string; enquiry: string; size: number }[];
}

/** Copies a file, on disk when this returns. `target` must be a name that is not used yet: a crash leaves half a file. */
export function copySynced(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, 0o600);
  syncPath(target);
}

/** SHA-256 of a file, in hexadecimal digits. Throws if it cannot be read. */
export function hashOf(path: string): string {
  return hash('sha256', readFileSync(path));
}
