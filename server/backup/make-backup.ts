import { chmodSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dayMs } from '#contract/lib/durations.ts';
import { backupNameOf, listBackups } from '#server/shared/backup-names.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { deletedIdsFile, readDeletedIds, writeDeletedIds } from '#server/store/deleted-ids.ts';
import { storeFile } from '#server/store/enquiry-store.ts';
import { filesFolder, syncPath } from '#server/store/file-folder.ts';
import { checkBackup, contentsName, copySynced, hashOf, stagingFolder, storedFiles, suffixes, withoutStored } from './backup-folder.ts';

const newestKept = 3;
/** SQLite starts again if the store changes between two steps. So all pages are one step, and writers wait for it. */
const allPages = 0x7fffffff;

/**
 * Copies the store and what is beside it into a new folder of `backupsFolder` and checks the copy. The server may run.
 * `missing` names files of the store that are not on disk, or not whole. A folder whose name has an `ending` is in no
 * list of backups.
 * Throws if the copy cannot be made or is not whole; then nothing is left of it, and older backups stay.
 */
export async function makeBackup(dataDir: string, backupsFolder: string, ending = '') {
  mkdirSync(backupsFolder, { recursive: true, mode: 0o700 });
  const folder = join(backupsFolder, backupNameOf(Date.now()) + ending);
  const partial = `${folder}${suffixes.partial}-${process.pid}`;
  try {
    const source = join(dataDir, storeFile);
    if (!existsSync(source)) throw new OperatorError(`There is no store at ${source}: set DATA_DIR as the server has it`);
    mkdirSync(join(partial, filesFolder), { recursive: true, mode: 0o700 });
    using live = new DatabaseSync(source, { timeout: 5000 });
    await backup(live, join(partial, storeFile), { rate: allPages });
    chmodSync(join(partial, storeFile), 0o600);
    const missing = copyFiles(live, dataDir, partial, listBackups(backupsFolder).at(-1));
    // After the store, so the list has what was deleted in between.
    writeDeletedIds(partial, withoutStored(readDeletedIds(dataDir), live));
    const paths = [storeFile, deletedIdsFile, ...readdirSync(join(partial, filesFolder)).map((name) => join(filesFolder, name))];
    const hashes = Object.fromEntries(paths.map((path) => [path, hashOf(join(partial, path))]));
    writeFileSync(join(partial, contentsName), `${JSON.stringify(hashes, null, 2)}\n`, { mode: 0o600, flush: true });
    syncPath(join(partial, filesFolder));
    syncPath(partial);
    const enquiries = checkBackup(partial);
    renameSync(partial, folder);
    syncPath(backupsFolder);
    return { folder, enquiries, files: readdirSync(join(folder, filesFolder)).length, missing };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the files of the copied store and returns those that are missing. An enquiry deleted since the store was
 * copied has no files any more: it is deleted from the copy, and its files do not count as missing.
 */
function copyFiles(live: DatabaseSync, dataDir: string, partial: string, previous: string | undefined): string[] {
  // Not `openDatabase`, which refuses a newer format: after a return to an older release backups must go on.
  using copied = new DatabaseSync(join(partial, storeFile));
  const missing: string[] = [];
  copied.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
  for (const { name, enquiry, size } of storedFiles(copied)) {
    const source = join(dataDir, filesFolder, name);
    const isThere = statSync(source, { throwIfNoEntry: false })?.size === size;
    if (isThere && copyFile(source, join(partial, filesFolder, name), previous && join(previous, filesFolder, name))) continue;
    if (live.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(enquiry)) missing.push(name);
    else copied.prepare('DELETE FROM enquiries WHERE id = ?').run(enquiry);
  }
  return missing;
}

/** Copies a file, or links to the copy in the previous backup: files never change. False if the file has just gone. */
function copyFile(source: string, target: string, previous: string | undefined): boolean {
  try {
    if (previous && existsSync(previous) && hashOf(previous) === hashOf(source)) linkSync(previous, target);
    else copySynced(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Deletes older backups, but not the last of each of `keep` days and the newest ones. */
export function deleteOldBackups(dataDir: string, backupsFolder: string, keep: number): void {
  const all = listBackups(backupsFolder);
  const lastOfDay = new Map(all.map((folder) => [basename(folder).slice(0, 10), folder]));
  const keptBackups = new Set([...[...lastOfDay.values()].slice(-keep), ...all.slice(-newestKept)]);
  for (const old of all) if (!keptBackups.has(old)) rmSync(old, { recursive: true });
  // What a killed backup or restore left, and damaged stores that a restore moved here.
  const strays = readdirSync(backupsFolder).filter((each) => Object.values(suffixes).some((ending) => each.includes(`Z${ending}`)));
  for (const path of [join(dataDir, stagingFolder), ...strays.map((name) => join(backupsFolder, name))]) {
    if (existsSync(path) && statSync(path).mtimeMs < Date.now() - keep * dayMs) rmSync(path, { recursive: true });
  }
}
