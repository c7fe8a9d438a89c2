import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkBackup, copy, copyNotices, listBackups, storedFiles, storeName, withoutStored } from './backups.ts';
import { readErased, writeErased } from './erased.ts';
import { sync } from './file-folder.ts';
import { isLocked } from './storage-errors.ts';

/**
 * Puts a backup in the place of the store of `dataDir`, without enquiries that were deleted since. The server may run,
 * and takes it over within seconds. Returns the folder in which the store before it is, if there was one. However it is
 * stopped, the store is the one before or the backup's, with its files: one rename decides.
 * @throws if the backup is damaged, or another program does not let go of the store; then the store is as it was
 */
export function restoreBackup(folder: string, dataDir: string): string | undefined {
  checkBackup(folder);
  const store = join(dataDir, storeName);
  const files = join(dataDir, 'files');
  const staging = join(dataDir, 'restoring');
  const staged = { store: join(staging, storeName), files: join(staging, 'files') };
  rmSync(staging, { recursive: true, force: true });
  try {
    for (const path of [files, staged.files]) mkdirSync(path, { recursive: true, mode: 0o700 });
    copy(join(folder, storeName), staged.store);
    for (const name of readdirSync(join(folder, 'files'))) copy(join(folder, 'files', name), join(staged.files, name));
    copyNotices(folder, dataDir);
    using live = lock(store);
    const restored = withoutErased(staged.store, gatherErased(folder, dataDir, live));
    const before = readdirSync(files);
    const aside = setStoreAside(dataDir, before);
    for (const name of readdirSync(staged.files)) if (restored.has(name)) renameSync(join(staged.files, name), join(files, name));
    sync(files);
    renameSync(staged.store, store);
    sync(dataDir);
    for (const name of before) if (!restored.has(name)) rmSync(join(files, name), { force: true });
    return aside;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Every id that was erased, as the data folder and the backups know; afterwards the data folder knows them all. */
function gatherErased(folder: string, dataDir: string, live: DatabaseSync | undefined): string[] {
  const inBackups = [folder, ...listBackups(dirname(folder))].flatMap(readErased);
  const ids = withoutStored([...new Set([...readErased(dataDir), ...inBackups])], live);
  writeErased(dataDir, ids);
  return ids;
}

/** Deletes from a copy of the store what was deleted after it was made. Returns the names of the files that are left. */
function withoutErased(store: string, erased: string[]): Set<string> {
  using database = new DatabaseSync(store);
  database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; BEGIN');
  for (const id of erased) database.prepare('DELETE FROM enquiries WHERE id = ?').run(id);
  database.exec('COMMIT');
  return new Set(storedFiles(database).map(({ name }) => name));
}

/** Locks the store for other programs until the returned connection is closed; a damaged or missing one needs none. */
function lock(store: string): DatabaseSync | undefined {
  if (!existsSync(store)) return undefined;
  const database = new DatabaseSync(store, { timeout: 5000 });
  try {
    database.exec('BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database.close();
    if (isLocked(error)) throw new Error('The store is in use by another program: try again');
  }
}

/**
 * Gives the store and its files a second name in a new folder. The store's side files are moved: a journal beside
 * another store would be applied to it.
 */
function setStoreAside(dataDir: string, files: string[]): string | undefined {
  const stores = readdirSync(dataDir).filter((name) => name.startsWith(storeName));
  if (stores.length + files.length === 0) return undefined;
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(join(aside, 'files'), { recursive: true, mode: 0o700 });
  for (const name of files) linkSync(join(dataDir, 'files', name), join(aside, 'files', name));
  for (const name of stores) {
    if (name === storeName) linkSync(join(dataDir, name), join(aside, name));
    else renameSync(join(dataDir, name), join(aside, name));
  }
  return aside;
}
