/** Backups of the store and its files, privacy pages and ids of erased enquiries. Why it is ours: docs/server.md. */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { erasedFile, readErased, rememberErased } from './erased.ts';
import { sync } from './file-folder.ts';
import { isLocked } from './storage-errors.ts';

/** A backup is a folder of this name: when it was made, in UTC. Two are never made in one second. */
const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;
const storeName = 'enquiries.db';
const listName = 'contents.json';
const DAY_MS = 24 * 60 * 60 * 1000;
const newestKept = 3;
/** SQLite starts again whenever the store changes between two steps, so all pages are one step; writers wait for it. */
const allPages = 0x7fffffff;

/** What a backup holds: how many enquiries, and the SHA-256 of every file by its path. */
type Contents = { enquiries: number; hashes: Record<string, string> };

/**
 * Copies the store and what is beside it into a new folder of `directory` and checks the copy. Deletes older backups,
 * but not the last of each of `keep` days and the newest three. The server may run. `missing` names files of the store
 * that the disk lacks or has cut.
 * @throws if the copy cannot be made or is not whole; then nothing is left of it, and older backups stay
 */
export async function makeBackup(dataDir: string, directory: string, keep: number) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  let name = backupNameOf(Date.now());
  while (existsSync(join(directory, name))) {
    await setTimeout(200);
    name = backupNameOf(Date.now());
  }
  const folder = join(directory, name);
  const part = `${folder}.part-${process.pid}`;
  try {
    mkdirSync(join(part, 'files'), { recursive: true, mode: 0o700 });
    await copyStore(join(dataDir, storeName), join(part, storeName));
    const missing = copyFiles(dataDir, part, listBackups(directory).at(-1));
    copyNotices(dataDir, part);
    // After the store: what is erased in between is in the list.
    if (existsSync(join(dataDir, erasedFile))) copy(join(dataDir, erasedFile), join(part, erasedFile));
    writeContents(part);
    const { enquiries } = checkBackup(part);
    renameSync(part, folder);
    sync(directory);
    deleteOld(directory, keep);
    return { folder, enquiries, files: readdirSync(join(folder, 'files')).length, missing };
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    throw error;
  }
}

function backupNameOf(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** The folders of the backups in `directory`, oldest first. One from the future counts once that time has come. */
export function listBackups(directory: string): string[] {
  if (!existsSync(directory)) return [];
  const now = backupNameOf(Date.now() + 1000);
  return readdirSync(directory)
    .filter((name) => backupName.test(name) && name <= now)
    .toSorted()
    .map((name) => join(directory, name));
}

/**
 * Reads a whole backup and compares it with its list.
 * @throws naming what is damaged or missing
 */
function checkBackup(folder: string): Contents {
  const contents = JSON.parse(readFileSync(join(folder, listName), 'utf8')) as Contents;
  for (const [path, hash] of Object.entries(contents.hashes)) {
    const file = join(folder, path);
    if (!existsSync(file) || hashOf(file) !== hash) throw new Error(`${folder}: ${path} is damaged or missing`);
  }
  if (countEnquiries(folder) !== contents.enquiries) throw new Error(`${folder}: the number of enquiries differs`);
  return contents;
}

/**
 * Puts a backup in the place of the store of `dataDir`, without enquiries that were deleted since. The server may run,
 * and takes it over within seconds. Returns the folder to which the store before it was moved, if there was one.
 * @throws if the backup is damaged, or another program does not let go of the store; then the store is as it was
 */
export function restoreBackup(folder: string, dataDir: string): string | undefined {
  checkBackup(folder);
  const store = join(dataDir, storeName);
  const staged = { store: `${store}.restoring`, files: join(dataDir, 'files.restoring') };
  try {
    mkdirSync(staged.files, { recursive: true, mode: 0o700 });
    copy(join(folder, storeName), staged.store);
    for (const name of withoutErased(staged.store, gatherErased(folder, dataDir))) {
      // One that was missing when the backup was made is missing still.
      if (existsSync(join(folder, 'files', name))) copy(join(folder, 'files', name), join(staged.files, name));
    }
    sync(staged.files);
    copyNotices(folder, dataDir);
    using _lock = lock(store);
    const aside = setStoreAside(dataDir);
    renameSync(staged.store, store);
    if (aside && existsSync(join(dataDir, 'files'))) renameSync(join(dataDir, 'files'), join(aside, 'files'));
    renameSync(staged.files, join(dataDir, 'files'));
    sync(dataDir);
    return aside;
  } finally {
    for (const path of Object.values(staged)) rmSync(path, { recursive: true, force: true });
  }
}

/** Every id that was erased, as the data folder and the backups know; afterwards the data folder knows them all. */
function gatherErased(folder: string, dataDir: string): string[] {
  const known = readErased(dataDir);
  const others = [folder, ...listBackups(dirname(folder))].flatMap(readErased).filter((id) => !known.includes(id));
  rememberErased(dataDir, [...new Set(others)]);
  return [...known, ...others];
}

/** Adds the privacy pages of one folder to those of another; a version's page never changes. */
function copyNotices(from: string, to: string): void {
  if (!existsSync(join(from, 'notices'))) return;
  mkdirSync(join(to, 'notices'), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(join(from, 'notices')).filter((each) => each.endsWith('.html'))) {
    const target = join(to, 'notices', name);
    if (!existsSync(target)) copy(join(from, 'notices', name), target);
  }
  sync(join(to, 'notices'));
}

/** Deletes from a copy of the store what was deleted after it was made. Returns the files that are left. */
function withoutErased(store: string, erased: string[]): string[] {
  using database = new DatabaseSync(store);
  database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; BEGIN');
  for (const id of erased) database.prepare('DELETE FROM enquiries WHERE id = ?').run(id);
  database.exec('COMMIT');
  return storedFiles(database).map(({ name }) => name);
}

async function copyStore(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`There is no store at ${source}: set DATA_DIR as the server has it`);
  using database = new DatabaseSync(source, { timeout: 5000 });
  await backup(database, target, { rate: allPages });
  chmodSync(target, 0o600);
}

/**
 * An enquiry's files are on disk before it is stored, and are deleted after it: a file that is gone belongs to an
 * enquiry that was deleted after the store was copied, which is then deleted from the copy too, or it is missing.
 */
function copyFiles(dataDir: string, part: string, previous: string | undefined): string[] {
  using copied = new DatabaseSync(join(part, storeName));
  using live = new DatabaseSync(join(dataDir, storeName), { timeout: 5000 });
  const missing: string[] = [];
  copied.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
  for (const { name, enquiry, size } of storedFiles(copied)) {
    const source = join(dataDir, 'files', name);
    const isThere = statSync(source, { throwIfNoEntry: false })?.size === size;
    if (isThere && copyFile(source, join(part, 'files', name), previous && join(previous, 'files', name))) continue;
    if (live.prepare('SELECT 1 FROM enquiries WHERE id = ?').get(enquiry)) missing.push(name);
    else copied.prepare('DELETE FROM enquiries WHERE id = ?').run(enquiry);
  }
  return missing;
}

/** Uses the previous backup's copy of a file again: files never change. False if it has just gone. */
function copyFile(source: string, target: string, previous: string | undefined): boolean {
  try {
    if (previous && existsSync(previous) && hashOf(previous) === hashOf(source)) linkSync(previous, target);
    else copy(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function storedFiles(database: DatabaseSync): { name: string; enquiry: string; size: number }[] {
  return database.prepare('SELECT name, enquiry, size FROM files').all() as { name: string; enquiry: string; size: number }[];
}

function writeContents(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const hashes = Object.fromEntries(paths.map((path) => [path, hashOf(join(folder, path))]));
  const contents: Contents = { enquiries: countEnquiries(folder), hashes };
  writeFileSync(join(folder, listName), `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600, flush: true });
  sync(join(folder, 'files'));
  sync(folder);
}

function countEnquiries(folder: string): number {
  using database = new DatabaseSync(join(folder, storeName), { readOnly: true });
  const { integrity_check: result } = database.prepare('PRAGMA integrity_check(1)').get() ?? {};
  if (result !== 'ok') throw new Error(`${folder}: the store is damaged (${result})`);
  return Number(database.prepare('SELECT count(*) AS count FROM enquiries').get()?.count);
}

function deleteOld(directory: string, keep: number): void {
  const all = listBackups(directory);
  const lastOfDay = new Map(all.map((folder) => [basename(folder).slice(0, 10), folder]));
  const kept = new Set([...[...lastOfDay.values()].slice(-keep), ...all.slice(-newestKept)]);
  for (const old of all) if (!kept.has(old)) rmSync(old, { recursive: true });
  // What a backup left that was killed.
  for (const name of readdirSync(directory).filter((each) => each.includes('Z.part-'))) {
    const part = join(directory, name);
    if (statSync(part).mtimeMs < Date.now() - DAY_MS) rmSync(part, { recursive: true });
  }
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
 * Moves the store's side files, since a journal beside another store would be applied to it, and gives the store a
 * second name: a server that finds none for a moment would begin a new one.
 */
function setStoreAside(dataDir: string): string | undefined {
  const names = readdirSync(dataDir).filter((name) => /^(enquiries\.db|files)/.test(name) && !name.endsWith('.restoring'));
  if (names.length === 0) return undefined;
  const aside = join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of names) {
    if (name === storeName) linkSync(join(dataDir, name), join(aside, name));
    else if (name.startsWith(storeName)) renameSync(join(dataDir, name), join(aside, name));
  }
  return aside;
}

/** On disk when this returns. What is half copied is in a folder, or under a name, that is not used yet. */
function copy(source: string, target: string): void {
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  chmodSync(target, 0o600);
  sync(target);
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
