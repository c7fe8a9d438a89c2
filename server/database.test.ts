import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { StartError } from './settings.ts';
import { temporaryFolder } from './test-support.ts';

/** Format 1 as it was first released, with one enquiry whose e-mail is waiting. */
const format1 = `
  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    suspect INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);

  CREATE TABLE outbox (
    enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;

  CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL) STRICT;

  INSERT INTO enquiries VALUES ('id-1', 'enquiry', 'key-1', 1000, 0, 'K. Srinivas', 'k@example.com', '9876543210', 'Two bedrooms');
  INSERT INTO outbox VALUES ('id-1', 3, 2000, NULL);
  PRAGMA user_version = 1;
`;

const options = { busyTimeoutMs: 0, verify: true };

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

/** Tables and indexes with their columns, however the statements that made them were written. */
function structure(database: DatabaseSync): unknown {
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name").all();
  return names.map(({ name }) => [
    name,
    database.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?) ORDER BY name').all(String(name)),
    database.prepare('SELECT name FROM pragma_index_info(?)').all(String(name)),
  ]);
}

test('a store of the first format keeps every enquiry and becomes like a new one', () => {
  const old = open(fileWith(format1));
  const created = open(join(temporaryFolder(), 'enquiries.db'));
  expect(structure(old)).toEqual(structure(created));
  for (const database of [old, created]) {
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: migrations.length });
  }
  expect(old.prepare('SELECT id, name, message, received_at FROM enquiries').all()).toEqual([
    { id: 'id-1', name: 'K. Srinivas', message: 'Two bedrooms', received_at: 1000 },
  ]);
  expect(old.prepare('SELECT enquiry, attempts, sent_at FROM outbox').all()).toEqual([{ enquiry: 'id-1', attempts: 3, sent_at: null }]);
});

test('a store of a newer version is refused with a line that says so, and stays as it is', () => {
  const path = fileWith('PRAGMA user_version = 99; CREATE TABLE later (text TEXT)');
  expect(() => openDatabase(path, options)).toThrow(StartError);
  expect(() => openDatabase(path, options)).toThrow(/a newer version of this server wrote it \(format 99/);
  const database = new DatabaseSync(path);
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'later' }]);
  database.close();
});

describe('a backup put beside what another file left', () => {
  test('keeps its enquiries and takes new ones: a foreign write-ahead log is set aside', () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    const path = join(temporaryFolder(), 'enquiries.db');
    const store = openDatabase(path, options);
    store.exec("INSERT INTO times VALUES ('of the backup', 1)");
    store.close();

    const other = new DatabaseSync(join(temporaryFolder(), 'other.db'));
    other.exec(`PRAGMA journal_mode = WAL; ${format1}; DELETE FROM enquiries; VACUUM`);
    copyFileSync(`${other.location()}-wal`, `${path}-wal`);
    other.close();

    const restored = open(path);
    expect(restored.prepare('SELECT name FROM times').all()).toEqual([{ name: 'of the backup' }]);
    restored.exec("INSERT INTO times VALUES ('later', 2)");
    expect(restored.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(existsSync(`${path}-wal.of-another-file`)).toBe(true);
  });

  test('a log that belongs to the file, from a version that used one, is read', () => {
    const path = join(temporaryFolder(), 'enquiries.db');
    const earlier = new DatabaseSync(join(temporaryFolder(), 'earlier.db'));
    earlier.exec(`PRAGMA journal_mode = WAL; ${format1}`);
    copyFileSync(String(earlier.location()), path);
    copyFileSync(`${earlier.location()}-wal`, `${path}-wal`);
    earlier.close();
    expect(open(path).prepare('SELECT id FROM enquiries').all()).toEqual([{ id: 'id-1' }]);
  });

  test('a damaged file is refused with a line that says so', () => {
    const path = join(temporaryFolder(), 'enquiries.db');
    const store = openDatabase(path, options);
    store.exec(
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO times SELECT 'n' || i, i FROM n",
    );
    store.close();
    const bytes = readFileSync(path);
    bytes.fill(0xff, 40_000, 48_000);
    writeFileSync(path, bytes);
    expect(() => openDatabase(path, options)).toThrow(/damaged|malformed/);
  });
});
