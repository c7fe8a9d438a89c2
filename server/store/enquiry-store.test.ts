import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { copyHeld, readRows, temporaryFolder } from '#server/test/test-support.ts';
import { readDeletedIds } from './deleted-ids.ts';
import { EnquiryStore, heldQuota } from './enquiry-store.ts';
import { duplicateWindowMs, type EnquirySubmission } from './enquiry-submission.ts';

function submission(changes: Partial<EnquirySubmission> & { message?: string } = {}): EnquirySubmission {
  const { message = 'Two bedrooms', ...rest } = changes;
  return {
    formId: 'enquiry',
    enquiry: { name: 'K. Srinivas', email: 'k@example.com', phone: '9876543210', message },
    files: [],
    held: undefined,
    key: undefined,
    ...rest,
  };
}

function openStore(dataDir = join(temporaryFolder(), 'data'), queueMail = false): { store: EnquiryStore; dataDir: string } {
  const store = new EnquiryStore(dataDir, { create: true, queueMail });
  onTestFinished(() => store[Symbol.dispose]());
  return { store, dataDir };
}

describe('the store', () => {
  test('can be read by its owner only', () => {
    const { store, dataDir } = openStore();
    store.add(submission());
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(dataDir)).toBe('700');
    for (const ending of ['', '-journal']) expect(mode(join(dataDir, `enquiries.db${ending}`))).toBe('600');
  });

  test('keeps each enquiry under its own id', () => {
    const { store, dataDir } = openStore();
    const receipts = Array.from({ length: 100 }, (_, index) => store.add(submission({ message: `${index}` })));
    expect(new Set(receipts.map(({ id }) => id)).size).toBe(100);
    expect(new Set(readRows(dataDir).map(({ message }) => message)).size).toBe(100);
  });

  test('keeps what the studio notes until the enquiry goes, and no change of somebody who saw an older one', () => {
    const { store, dataDir } = openStore();
    const { id } = store.add(submission());
    const saved = () => store.list('inbox')[0];
    expect(saved()).toMatchObject({ state: 'new', note: '', dueDay: null, changedAt: 0 });
    expect(store.setHandling(id, { state: 'quoted', note: 'Two lakh', dueDay: '2026-03-01' }, 'Asha', 0)).toBe(true);
    expect(store.setHandling(id, { state: 'lost', note: '', dueDay: null }, 'Ravi', 0)).toBe(false);
    expect(saved()).toMatchObject({ state: 'quoted', note: 'Two lakh', dueDay: '2026-03-01', changedBy: 'Asha' });
    store.delete([id]);
    expect(readFileSync(join(dataDir, 'enquiries.db')).includes('Two lakh')).toBe(false);
    expect(store.setHandling(id, { state: 'lost', note: '', dueDay: null }, 'Ravi', 0)).toBe(false);
  });

  test('stores one key once', () => {
    const { store, dataDir } = openStore();
    const { outcome, ...stored } = store.add(submission({ key: 'a' }));
    expect(outcome).toBe('stored');
    expect(store.add(submission({ key: 'a' }))).toEqual({ ...stored, outcome: 'duplicate' });
    expect(store.add(submission({ key: 'a', message: 'Three' }))).toEqual({ ...stored, outcome: 'conflict' });
    expect(readRows(dataDir)).toHaveLength(1);
  });

  test.each([
    ['a double click without a key', undefined, undefined],
    ['a form that was sent before its script came, and again', undefined, 'a'],
    ['a form that was sent with its script, and again without', 'a', undefined],
  ])('stores %s once, and the same text later again', (_, first, second) => {
    const { store } = openStore();
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { outcome, ...stored } = store.add(submission({ key: first }));
    expect(outcome).toBe('stored');
    vi.setSystemTime(Date.now() + duplicateWindowMs - 1);
    expect(store.add(submission({ key: second }))).toEqual({ ...stored, outcome: 'duplicate' });
    vi.setSystemTime(Date.now() + 1);
    expect(store.add(submission({ key: second })).outcome).toBe('stored');
  });

  test.each([
    ['a', undefined],
    [undefined, 'a'],
  ])('goes by the key where one enquiry has it and another the same words: %s, %s', (...keys) => {
    const { store } = openStore();
    const receipts = keys.map((key) => store.add(submission({ key, message: key ? 'Two' : 'Three' })));
    const { id } = receipts[keys.indexOf('a')] ?? {};
    expect(store.add(submission({ key: 'a', message: 'Three' }))).toMatchObject({ id, outcome: 'conflict' });
  });

  test('keeps two forms apart, and two keys', () => {
    const { store } = openStore();
    store.add(submission({ key: 'a' }));
    expect(store.add(submission({ key: 'a', formId: 'other' })).outcome).toBe('stored');
    expect(store.add(submission({ key: 'b' })).outcome).toBe('stored');
    expect(store.add(submission({ formId: 'third' })).outcome).toBe('stored');
  });

  test('refuses an enquiry, and stores nothing of it, when the disk does', () => {
    const { store, dataDir } = openStore(undefined, true);
    const blocker = new DatabaseSync(join(dataDir, 'enquiries.db'));
    blocker.exec("CREATE TRIGGER full BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    expect(() => store.add(submission())).toThrow('disk full');
    blocker.exec('DROP TRIGGER full');
    blocker.close();
    expect(readRows(dataDir)).toEqual([]);
    expect(store.add(submission()).outcome).toBe('stored');
  });

  test('deletes an enquiry with its email and leaves no trace of it on the disk', () => {
    const { store, dataDir } = openStore(undefined, true);
    const { id } = store.add(submission({ message: 'unforgettable' }));
    store.delete([id]);
    expect(readRows(dataDir)).toEqual([]);
    expect(filesContain(dataDir, 'unforgettable')).toBe(false);
  });

  test.each(['BEGIN EXCLUSIVE', 'BEGIN; SELECT * FROM enquiries'])('notes nothing as deleted that stays, because of %s', (statement) => {
    const dataDir = join(temporaryFolder(), 'data');
    const store = new EnquiryStore(dataDir, { create: true, failsWhenLocked: true });
    onTestFinished(() => store[Symbol.dispose]());
    const { id } = store.add(submission());
    const other = new DatabaseSync(join(dataDir, 'enquiries.db'));
    onTestFinished(() => other.close());
    for (const each of statement.split('; ')) other.prepare(each).get();
    expect(() => store.delete([id])).toThrow('locked');
    expect(readDeletedIds(dataDir)).toEqual([]);
    other.exec('ROLLBACK');
    store.delete([id]);
    expect(readDeletedIds(dataDir)).toEqual([id]);
  });

  test('deletes what is older than a time, and nothing else', () => {
    const { store, dataDir } = openStore(undefined, true);
    store.add(submission({ message: 'kept' }));
    const { id } = store.add(submission({ message: 'old' }));
    const reference = store.find(id)?.reference;
    const database = new DatabaseSync(join(dataDir, 'enquiries.db'));
    database.prepare('UPDATE enquiries SET received_at = 1000 WHERE id = ?').run(id);
    database.close();
    expect(store.deleteBefore(2000)).toEqual([reference]);
    expect(readRows(dataDir).map(({ message }) => message)).toEqual(['kept']);
  });

  test('holds a bounded number of each kind', () => {
    const { store, dataDir } = openStore();
    store.add(submission({ held: 'robot' }));
    copyHeld(dataDir, heldQuota - 2);
    expect(store.add(submission({ held: 'robot', message: 'the last' })).outcome).toBe('stored');
    expect(store.add(submission({ held: 'robot', message: 'one more' })).outcome).toBe('full');
    expect(store.add(submission({ held: 'limit', message: 'another' })).outcome).toBe('stored');
    expect(store.countHeld()).toBe(heldQuota + 1);
    const handled = store.list('held').find(({ held }) => held === 'robot');
    store.setHandling(String(handled?.id), { state: 'contacted', note: '', dueDay: null }, 'Asha', 0);
    expect(store.add(submission({ held: 'robot', message: 'in the place of the handled one' })).outcome).toBe('stored');
  });

  test('does not open what is no store', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'enquiries.db'), 'not a database, but long enough to look like one'.repeat(20));
    expect(() => openStore(dataDir)).toThrow(/cannot be used/);
  });
});

function filesContain(dataDir: string, text: string): boolean {
  return readdirSync(dataDir).some((name) => readFileSync(join(dataDir, name)).includes(text));
}
