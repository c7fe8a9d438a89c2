import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { backupNameOf, listBackups } from '#server/shared/backup-names.ts';
import { openDatabase } from '#server/store/database.ts';
import { readDeletedIds, writeDeletedIds } from '#server/store/deleted-ids.ts';
import { storeFile } from '#server/store/enquiry-store.ts';
import { filesFolder, syncPath } from '#server/store/file-folder.ts';
import { migrations } from '#server/store/migrations.ts';
import { checkBackup, copySynced, stagingFolder, storedFiles, suffixes, withoutStored } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';

/**
 * Replaces the enquiries in the store of `dataDir` by those of a backup, without those deleted since. The replaced ones,
 * if there are any, become a backup beside it, whose folder is returned. The server may run. However this is stopped,
 * the store is the old or the restored one, with its files: one transaction decides.
 * Throws if the backup is damaged, or another program keeps the store locked; then the store is as it was. After
 * `onRestored` it throws if the new backup cannot get its name or an old file cannot be deleted.
 */
export async function restoreBackup(folder: string, dataDir: string, onRestored: () => void): Promise<string | undefined> {
  checkBackup(folder);
  const staging = join(dataDir, stagingFolder);
  try {
    stageBackup(folder, staging);
    const { before, oldFiles } = await replaceStore(folder, dataDir, staging);
    onRestored();
    // It gets its final name only now: after a failure `restore latest` must mean the same backup as before.
    const latest = before?.slice(0, -suffixes.before.length);
    if (before && latest) renameSync(before, latest);
    for (const { name } of oldFiles) rmSync(join(dataDir, filesFolder, name), { force: true });
    return latest;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Copies a backup to the disk of the store, and converts an older one to the present format. */
function stageBackup(folder: string, staging: string): void {
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(join(staging, filesFolder), { recursive: true, mode: 0o700 });
  copySynced(join(folder, storeFile), join(staging, storeFile));
  for (const name of readdirSync(join(folder, filesFolder))) copySynced(join(folder, filesFolder, name), join(staging, filesFolder, name));
  openDatabase(join(staging, storeFile), { busyTimeoutMs: 0, verify: false, migrations }).close();
}

/**
 * Puts the staged enquiries and files in place, in one transaction. Returns the backup made `before` (undefined if there
 * was no enquiry), and the replaced files that are still on the disk.
 */
async function replaceStore(folder: string, dataDir: string, staging: string) {
  using live = openLive(dataDir, dirname(folder));
  live.prepare('ATTACH ? AS staged').run(join(staging, storeFile));
  // Others can read, as the backup does, but not store or delete meanwhile.
  live.exec('BEGIN IMMEDIATE');
  const deletedIds = mergeDeletedIds(folder, dataDir, live);
  const isEmpty = live.prepare('SELECT 1 FROM main.enquiries').get() === undefined;
  const before = isEmpty ? undefined : (await makeBackup(dataDir, dirname(folder), suffixes.before)).folder;
  try {
    const replaced = storedFiles(live);
    replaceEnquiries(live, deletedIds);
    const restored = new Set(storedFiles(live).map(({ name }) => name));
    moveFiles(join(staging, filesFolder), join(dataDir, filesFolder), restored);
    live.exec('COMMIT');
    return { before, oldFiles: replaced.filter(({ name }) => !restored.has(name)) };
  } catch (error) {
    if (before) rmSync(before, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the deleted ids of the data folder and of all backups, and writes them to the data folder. */
function mergeDeletedIds(folder: string, dataDir: string, live: DatabaseSync): string[] {
  const ids = withoutStored([...new Set([dataDir, folder, ...listBackups(dirname(folder))].flatMap(readDeletedIds))], live);
  writeDeletedIds(dataDir, ids);
  return ids;
}

function replaceEnquiries(live: DatabaseSync, deletedIds: string[]): void {
  live.exec('DELETE FROM main.enquiries; INSERT INTO main.enquiries SELECT * FROM staged.enquiries');
  live.exec('INSERT INTO main.files SELECT * FROM staged.files');
  for (const id of deletedIds) live.prepare('DELETE FROM main.enquiries WHERE id = ?').run(id);
}

/** Moves those of `names` that are in the staged folder. */
function moveFiles(staged: string, files: string, names: Set<string>): void {
  mkdirSync(files, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(staged)) if (names.has(name)) renameSync(join(staged, name), join(files, name));
  syncPath(files);
}

/** Opens the store. A damaged one is moved into `backupsFolder`, with its files: it cannot be backed up. */
function openLive(dataDir: string, backupsFolder: string): DatabaseSync {
  const ifDamaged = () => {
    const aside = join(backupsFolder, backupNameOf(Date.now()) + suffixes.damaged);
    // The files first: without a store the server makes a new one, which would move them away as another store's.
    for (const name of readdirSync(dataDir).toSorted().toReversed()) {
      if (name !== filesFolder && !name.startsWith(storeFile)) continue;
      // Copied and not renamed: it may be another disk.
      cpSync(join(dataDir, name), join(aside, name), { recursive: true });
      rmSync(join(dataDir, name), { recursive: true });
    }
    console.error(`The store is damaged and is now in ${aside}. Enquiries since the backup are only there, and in email that was sent`);
  };
  return openDatabase(join(dataDir, storeFile), { busyTimeoutMs: 5000, verify: true, migrations, ifDamaged });
}
