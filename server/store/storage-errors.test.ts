import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';
import { openDatabase } from './database.ts';
import { isLocked, isStoreUnusable } from './storage-errors.ts';

function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
}

function judge(error: unknown): string[] {
  return Object.entries({ isLocked, isStoreUnusable }).flatMap(([name, is]) => (is(error) ? [name] : []));
}

function database(sql = ''): { path: string; open: DatabaseSync } {
  const path = join(temporaryFolder(), 'a.db');
  const open = new DatabaseSync(path);
  open.exec(`CREATE TABLE a (b BLOB) STRICT; ${sql}`);
  return { path, open };
}

const insert = 'INSERT INTO a VALUES (zeroblob(100000))';

test('a store that has reached its size need not be verified again', () => {
  expect(judge(errorOf(() => database('PRAGMA max_page_count = 2').open.exec(insert)))).toEqual([]);
});

test('a store that another program writes to is locked', () => {
  const { path, open } = database();
  open.exec('BEGIN EXCLUSIVE');
  expect(judge(errorOf(() => new DatabaseSync(path, { timeout: 0 }).exec(insert)))).toEqual(['isLocked']);
});

test('a damaged store has to be verified', () => {
  const { path } = database(insert);
  writeFileSync(path, 'rubbish'.repeat(10_000));
  expect(judge(errorOf(() => new DatabaseSync(path).exec(insert)))).toEqual(['isStoreUnusable']);
});

test('a store that is locked while it is opened is not taken for a damaged one', () => {
  const { path, open } = database();
  open.exec('BEGIN EXCLUSIVE');
  const options = { busyTimeoutMs: 0, verify: true, migrations: [] };
  expect(judge(errorOf(() => openDatabase(path, options)))).toEqual(['isLocked']);
  open.exec('ROLLBACK; PRAGMA user_version = 99');
  expect(judge(errorOf(() => openDatabase(path, options)))).toEqual(['isStoreUnusable']);
});

test('a fault of the code says nothing about the store', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a'));
  for (const error of [
    new TypeError('a'),
    new Error('database or disk is full'),
    undefined,
    errorOf(() => mkdirSync(join(folder, 'a'))),
    errorOf(() => database().open.exec('SELECT nothing')),
  ]) {
    expect(judge(error)).toEqual([]);
  }
});
