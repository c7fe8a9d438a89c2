import { copyFileSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { UnusableDatabaseError } from './storage-errors.ts';

vi.mock('node:fs', { spy: true });

const options = { busyTimeoutMs: 0, verify: true, migrations };

function fileWith(sql: string): string {
  const path = join(temporaryFolder(), 'enquiries.db');
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
  return path;
}

function open(path: string): DatabaseSync {
  const database = openDatabase(path, options);
  onTestFinished(() => database.close());
  return database;
}

const first = 'CREATE TABLE enquiries (text TEXT)';
const second = "ALTER TABLE enquiries ADD COLUMN place TEXT NOT NULL DEFAULT 'Hyderabad'";

test('a store of an earlier format keeps what it holds and gets the steps that are missing, once', () => {
  const path = fileWith(`${first}; INSERT INTO enquiries VALUES ('Two bedrooms'); PRAGMA user_version = 1`);
  for (const each of [1, 2]) {
    const database = openDatabase(path, { ...options, migrations: [first, second] });
    expect(database.prepare('SELECT * FROM enquiries').all(), `opened ${each} times`).toEqual([
      { text: 'Two bedrooms', place: 'Hyderabad' },
    ]);
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    database.close();
  }
});

test('a step that fails leaves the store as it was', () => {
  const path = fileWith(`${first}; PRAGMA user_version = 1`);
  expect(() => openDatabase(path, { ...options, migrations: [first, `${second}; nonsense`] })).toThrow(UnusableDatabaseError);
  const database = openDatabase(path, { ...options, migrations: [first] });
  expect(database.prepare('SELECT name FROM pragma_table_info(?)').all('enquiries')).toEqual([{ name: 'text' }]);
  database.close();
});

test('a new store has the present format', () => {
  const database = open(join(temporaryFolder(), 'enquiries.db'));
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length });
});

test('a store of a newer version is refused with a line that says so, and stays as it is', () => {
  const path = fileWith('PRAGMA user_version = 99; CREATE TABLE later (text TEXT)');
  expect(() => openDatabase(path, options)).toThrow(UnusableDatabaseError);
  expect(() => openDatabase(path, options)).toThrow(/a newer version of this server wrote it \(format 99/);
  const database = new DatabaseSync(path);
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'later' }]);
  database.close();
});

test('a write-ahead log of another file is not applied to the store, which is refused until the log is moved', () => {
  const path = join(temporaryFolder(), 'enquiries.db');
  const store = openDatabase(path, options);
  store.exec("INSERT INTO times VALUES ('of the backup', 1)");
  store.close();

  const other = new DatabaseSync(join(temporaryFolder(), 'other.db'));
  other.exec(`PRAGMA journal_mode = WAL; ${first}; VACUUM`);
  copyFileSync(`${other.location()}-wal`, `${path}-wal`);
  other.close();

  expect(() => openDatabase(path, options)).toThrow(/-wal belongs to another file: move it away/);
  renameSync(`${path}-wal`, `${path}-wal.away`);
  expect(open(path).prepare('SELECT name FROM times').all()).toEqual([{ name: 'of the backup' }]);
});

test('a file of another user is refused with the command that gives it back', () => {
  const path = join(temporaryFolder(), 'enquiries.db');
  // Nothing is forbidden to root, as whom tests may run.
  vi.mocked(openSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
  });
  expect(() => openDatabase(path, options)).toThrow(
    `permission denied. As root: chown -R ${process.getuid?.()}:${process.getgid?.()} ${dirname(path)}`,
  );
});

test('a damaged file is refused with a line that says so, and what to do about it', () => {
  const path = join(temporaryFolder(), 'enquiries.db');
  const store = openDatabase(path, options);
  store.exec("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO times SELECT 'n' || i, i FROM n");
  store.close();
  const bytes = readFileSync(path);
  bytes.fill(0xff, 40_000, 48_000);
  writeFileSync(path, bytes);
  expect(() => openDatabase(path, { ...options, ifDamaged: 'Restore it' })).toThrow(/(damaged|malformed)[\s\S]*\. Restore it$/);
});
