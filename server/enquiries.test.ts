import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { Held } from '#server/store/enquiry-submission.ts';
import type { EnquiryFile } from '#server/store/file-folder.ts';
import { readRows, runProgram, temporaryFolder } from '#server/test/test-support.ts';

/** A store that stays open, as the server holds it, while the owner works on it. */
async function storeWith(...enquiries: { name?: string; message?: string; held?: Held }[]) {
  const dataDir = temporaryFolder();
  const store = new EnquiryStore(dataDir, { create: true });
  onTestFinished(() => store[Symbol.dispose]());
  const ids: string[] = [];
  for (const { held, ...fields } of enquiries) {
    const enquiry = { name: 'K. Srinivas', email: 'srinivas@example.com', phone: '9876543210', message: 'Two bedrooms', ...fields };
    ids.push(store.add({ formId: 'enquiry', enquiry, held, files: [], key: undefined }).id);
  }
  return { dataDir, ids };
}

function run(dataDir: string, args: string[], input = '', env: Record<string, string> = {}) {
  return runProgram('enquiries.ts', args, { DATA_DIR: dataDir, ...env }, input);
}

describe('the owner', () => {
  test('lists enquiries, the newest first, and says how many are held', async () => {
    const { dataDir } = await storeWith({ name: 'First' }, { name: 'Robot', held: 'robot' }, { name: 'Second' });
    const { stdout } = await run(dataDir, ['list']);
    expect(stdout).toMatch(/Second[\s\S]*First/);
    expect(stdout).not.toContain('Robot');
    expect(stdout).toContain('1 held');
    expect((await run(dataDir, ['list', '--held'])).stdout).toMatch(/^\S+ .*Robot.*\n$/);
  });

  test('sees one in full by the beginning of its id', async () => {
    const { dataDir, ids } = await storeWith({ message: 'Line one\nLine two' });
    const { stdout } = await run(dataDir, ['show', (ids[0] ?? '').slice(0, 8)]);
    expect(stdout).toContain('Line one\nLine two');
    expect(stdout).toContain('+91 98765 43210');
  });

  test('sees why one is held', async () => {
    const { dataDir, ids } = await storeWith({ held: 'robot' });
    expect((await run(dataDir, ['show', ids[0] ?? ''])).stdout).toContain('held: a robot filled in the hidden field');
  });

  test('searches in any script and any case, with the words in any order', async () => {
    const { dataDir } = await storeWith({ message: 'Wardrobe for KOMPALLY' }, { name: 'రాజ్‌కుమార్' }, { message: 'Kitchen in Kompally' });
    expect((await run(dataDir, ['list', 'kompally', 'wardrobe'])).stdout.match(/\n/g)).toHaveLength(1);
    expect((await run(dataDir, ['list', 'రాజ్'])).stdout).toContain('రాజ్');
    expect((await run(dataDir, ['list', '98765 43210'])).stdout.match(/\n/g)).toHaveLength(3);
    expect((await run(dataDir, ['list', '%'])).stdout).toBe('None\n');
  });

  test('finds by words what is held too, and sees that it is', async () => {
    const { dataDir } = await storeWith({ name: 'Ravi', held: 'limit' }, { name: 'Ravi K.' }, { name: 'Robot', held: 'robot' });
    const { stdout } = await run(dataDir, ['list', 'ravi']);
    expect([stdout.match(/\n/g)?.length, stdout.match(/\[held\]/g)?.length]).toEqual([2, 1]);
  });

  test('exports a file that only its owner can read, and never over another', async () => {
    const { dataDir } = await storeWith({ message: '=1+1' }, { message: 'తెలుగు' });
    const file = join(temporaryFolder(), 'enquiries.csv');
    await run(dataDir, ['export', '--out', file]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe((await run(dataDir, ['export'])).stdout);
    expect(readFileSync(file, 'utf8')).toContain(`"'=1+1"`);
    const files = join(temporaryFolder(), 'files');
    const again = await run(dataDir, ['export', '--out', file, '--files', files]);
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('file already exists') });
    expect(existsSync(files)).toBe(false);
    expect(latestAudit(dataDir)[0]?.what).toBe('Failed to export');
  });

  test('exports the other files when the disk has lost one, and is told which', async () => {
    const { dataDir } = await storeWith();
    using store = new EnquiryStore(dataDir);
    const original = (name: string) => `${'అ'.repeat(90)}${name}.pdf`;
    const file = (name: string): EnquiryFile => ({ name, originalName: original(name), type: 'application/pdf', size: 1, digest: name });
    mkdirSync(store.folder.path);
    for (const name of ['lost', 'kept']) writeFileSync(store.folder.pathOf(name), 'a');
    const enquiry = { name: 'K. Srinivas', email: '', phone: '9876543210', message: 'Two bedrooms' };
    store.add({ formId: 'enquiry', enquiry, held: undefined, key: undefined, files: [file('lost'), file('kept')] });
    rmSync(store.folder.pathOf('lost'));
    const target = join(temporaryFolder(), 'files');
    const { code, stdout, stderr } = await run(dataDir, ['export', '--files', target]);
    expect([code, stdout, stderr]).toEqual([2, expect.stringContaining('K. Srinivas'), expect.stringMatching(/^The file lost [^\n]+\n$/)]);
    expect(readdirSync(target, { recursive: true })).toEqual([expect.anything(), expect.stringMatching(/2-అ+\.pdf$/)]);
  });

  test('deletes on request, after a question or with --yes', async () => {
    const { dataDir, ids } = await storeWith({ message: 'a' }, { message: 'b' }, { message: 'c' });
    for (const response of ['', 'no\n', 'y\n'])
      expect((await run(dataDir, ['delete', String(ids[0])], response)).stdout).toContain('Nothing deleted');
    expect(readRows(dataDir)).toHaveLength(3);
    expect((await run(dataDir, ['delete', String(ids[0])], 'yes\n')).stdout).toContain('Deleted 1');
    await run(dataDir, ['delete', String(ids[1]), '--yes']);
    expect(readRows(dataDir).map(({ message }) => message)).toEqual(['c']);
  });

  test('deletes none by less than four characters, such as a variable of the shell that is not set', async () => {
    const { dataDir, ids } = await storeWith({ message: 'only' });
    for (const short of ['', String(ids[0]).slice(0, 3)]) {
      const { code, stderr } = await run(dataDir, ['delete', short, '--yes']);
      expect([code, stderr]).toEqual([1, expect.stringContaining('write more of it')]);
    }
    expect(readRows(dataDir)).toHaveLength(1);
  });

  test('deletes all that is held in one go', async () => {
    const { dataDir } = await storeWith({ message: 'a' }, { message: 'b', held: 'robot' }, { message: 'c', held: 'limit' });
    expect((await run(dataDir, ['delete', '--held', '--yes'])).stdout).toContain('Deleted 2');
    expect(readRows(dataDir).map(({ message }) => message)).toEqual(['a']);
  });

  test('finds one that was held among the others once the desk has given it a state, and deletes it no more with those held', async () => {
    const { dataDir, ids } = await storeWith({ name: 'Client', held: 'robot' }, { name: 'Robot', held: 'robot' });
    using store = new EnquiryStore(dataDir);
    store.setHandling(ids[0] ?? '', { state: 'won', note: '', dueDay: null }, 'Asha', 0);
    for (const command of ['list', 'export']) {
      const { stdout } = await run(dataDir, [command]);
      expect([stdout.includes('Client'), stdout.includes('Robot')], command).toEqual([true, false]);
      expect((await run(dataDir, [command, '--held'])).stdout, command).not.toContain('Client');
    }
    expect((await run(dataDir, ['list'])).stdout).toContain('1 held');
    await run(dataDir, ['delete', '--held', '--yes']);
    expect(readRows(dataDir)).toMatchObject([{ name: 'Client' }]);
  });

  test('finds who did what in the log, by reference and without a word of a visitor', async () => {
    const { dataDir, ids } = await storeWith({ name: 'First', message: 'Two bedrooms' }, { name: 'Second' });
    const id = ids[0] ?? '';
    await run(dataDir, ['show', id], '', { STUDIO_USER: 'asha' });
    await run(dataDir, ['export'], '', { STUDIO_USER: 'ravi' });
    await run(dataDir, ['delete', id, '--yes'], '', { STUDIO_USER: 'asha' });
    const reference = (/Read (\S+)/.exec(readFileSync(join(dataDir, 'audit.log'), 'utf8')) ?? [])[1]?.replace(/".*/, '');
    expect(latestAudit(dataDir).map(({ person: who, what }) => `${who}: ${what}`)).toEqual([
      `asha (terminal): Deleted ${reference}`,
      'ravi (terminal): Exported enquiries: 2',
      `asha (terminal): Read ${reference}`,
    ]);
    expect(readFileSync(join(dataDir, 'audit.log'), 'utf8')).not.toMatch(/First|Second|bedrooms|9876543210/);
  });

  test('is told in one line when another program has the store locked, and that nothing was deleted', async () => {
    const { dataDir, ids } = await storeWith({ message: 'unforgettable' });
    const reader = new DatabaseSync(join(dataDir, 'enquiries.db'));
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM enquiries').all();
    const { code, stdout, stderr } = await run(dataDir, ['delete', String(ids[0]), '--yes']);
    reader.close();
    expect([code, stdout.includes('Deleted'), stderr]).toEqual([1, false, 'The store is in use by another program: try again\n']);
    expect((await run(dataDir, ['delete', String(ids[0]), '--yes'])).stdout).toContain('Deleted 1');
    for (const name of readdirSync(dataDir)) expect(readFileSync(join(dataDir, name)).includes('unforgettable')).toBe(false);
  });

  test('is told in one line that a newer version wrote the store', async () => {
    const { dataDir } = await storeWith();
    const newer = new DatabaseSync(join(dataDir, 'enquiries.db'));
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(await run(dataDir, ['list'])).toMatchObject({ code: 1, stderr: expect.stringMatching(/^[^\n]*newer version[^\n]*\n$/) });
  });

  test('cannot be fooled by what a visitor wrote: no control character reaches the terminal', async () => {
    const { dataDir, ids } = await storeWith({ message: '\u001b[2J\u001b]0;title\u0007 \u202egnihton\r\u009b' });
    for (const args of [['list'], ['show', String(ids[0])], ['list', 'title']]) {
      const { stdout } = await run(dataDir, args);
      expect(stdout).toContain('title');
      expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    }
  });

  test.each([
    [['shred'], 'There is no command shred'],
    [['constructor'], 'There is no command constructor'],
    [['show'], 'Name the enquiry by its id'],
    [['show', 'nothing'], 'There is no enquiry nothing'],
    [['show', ''], 'beginning of several ids'],
    [['export', 'Ravi'], 'takes no words'],
    [['list', '--out', 'list.csv'], 'for export only'],
    [['list', '--colour'], '--colour'],
  ])('is told what is wrong with %j in one line', async (args, reason) => {
    const { dataDir } = await storeWith({ message: 'a' }, { message: 'b' });
    const { code, stdout, stderr } = await run(dataDir, args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(reason);
  });

  test('is told where to look when there is no store, and none is made', async () => {
    const dataDir = join(temporaryFolder(), 'elsewhere');
    expect(await run(dataDir, ['list'])).toMatchObject({ code: 1, stderr: expect.stringContaining('set DATA_DIR') });
  });
});
