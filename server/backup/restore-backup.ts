import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openDatabase } from '#server/store/database.ts';
import { readDeletedIds, writeDeletedIds } from '#server/store/deleted-ids.ts';
import { storeFile } from '#server/store/enquiry-store.ts';
import { filesFolder, syncPath } from '#server/store/file-folder.ts';
import { migrations } from '#server/store/migrations.ts';
import {
  backupNameOf,
  checkBackup,
  copySynced,
  listBackups,
  stagingFolder,
  storedFiles,
  suffixes,
  withoutStored,
} from './backup-folder.ts';
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
  const files = join(dataDir, filesFolder);
  const staging = join(dataDir, stagingFolder);
  const staged = { store: join(staging, storeFile), files: join(staging, filesFolder) };
  let before: string | undefined;
  rmSync(staging, { recursive: true, force: true });
  try {
    mkdirSync(staged.files, { recursive: true, mode: 0o700 });
    copySynced(join(folder, storeFile), staged.store);
    for (const name of readdirSync(join(folder, filesFolder))) copySynced(join(folder, filesFolder, name), join(staged.files, name));
    // An older backup gets the present format.
    openDatabase(staged.store, { busyTimeoutMs: 0, verify: false, migrations }).close();
    using live = openLive(dataDir, dirname(folder));
    mkdirSync(files, { recursive: true, mode: 0o700 });
    live.prepare('ATTACH ? AS staged').run(staged.store);
    // Others can read, as the backup does, but not store or delete meanwhile.
    live.exec('BEGIN IMMEDIATE');
    const deletedIds = gatherDeletedIds(folder, dataDir, live);
    const isEmpty = live.prepare('SELECT 1 FROM main.enquiries').get() === undefined;
    // It gets its final name at the end: after a failure `restore latest` must mean the same backup as before.
    if (!isEmpty) before = (await makeBackup(dataDir, dirname(folder), suffixes.before)).folder;
    const replaced = storedFiles(live);
    replaceEnquiries(live, deletedIds);
    const restored = new Set(storedFiles(live).map(({ name }) => name));
    for (const name of readdirSync(staged.files)) if (restored.has(name)) renameSync(join(staged.files, name), join(files, name));
    syncPath(files);
    live.exec('COMMIT');
    // The new backup is now the only copy of the enquiries before the restore, so a later failure must not remove it.
    const made = before;
    before = undefined;
    onRestored();
    const finalFolder = made?.slice(0, -suffixes.before.length);
    if (made && finalFolder) renameSync(made, finalFolder);
    for (const { name } of replaced) if (!restored.has(name)) rmSync(join(files, name), { force: true });
    return finalFolder;
  } finally {
    rmSync(staging, { recursive: true, force: true });
    if (before) rmSync(before, { recursive: true, force: true });
  }
}

/** Returns the deleted ids of the data folder and of all backups, and writes them to the data folder. */
function gatherDeletedIds(folder: string, dataDir: string, live: DatabaseSync): string[] {
  const inBackups = [folder, ...listBackups(dirname(folder))].flatMap(readDeletedIds);
  const ids = withoutStored([...new Set([...readDeletedIds(dataDir), ...inBackups])], live);
  writeDeletedIds(dataDir, ids);
  return ids;
}

function replaceEnquiries(live: DatabaseSync, deletedIds: string[]): void {
  live.exec('DELETE FROM main.enquiries; INSERT INTO main.enquiries SELECT * FROM staged.enquiries');
  live.exec('INSERT INTO main.files SELECT * FROM staged.files');
  for (const id of deletedIds) live.prepare('DELETE FROM main.enquiries WHERE id = ?').run(id);
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
