import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { backupNameOf } from '#server/shared/backup-names.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { maxNoteLength } from './enquiry-page.ts';
import { elsewhere, startDesk } from './test/test-desk.ts';

test('the list says what came and who was refused since the last visit, and not what was there then', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { signInStore, ask } = startDesk();
  const list = async () => (await ask('/')).body;
  expect(await list()).toContain('1 new</strong> since your last visit');
  const cookie = `__Host-session=${signInStore.signIn('passkey', 2, 'a phone')}`;
  const next = async () => (await ask('/', { cookie })).body;
  expect(await next()).toContain('Nothing new since your last visit');
  expect(await next()).not.toContain('Somebody was refused');
  vi.setSystemTime(Date.now() + 1);
  await ask('/access', elsewhere);
  expect(await next()).toContain('Somebody was refused since your last visit');
});

test('of two people who note something at once the second is told what the first saved, and keeps what is typed', async () => {
  const { ask, send, path } = startDesk();
  const note = (text: string) => send(path, { state: 'contacted', note: text, dueDay: '', changedAt: '0' });
  expect((await note('Called')).statusCode).toBe(303);
  const second = await note('Wrote to her');
  expect(second.statusCode).toBe(409);
  expect(second.body).toContain('Asha saved this meanwhile: “Contacted”, “Called”');
  expect(second.body).toContain('Wrote to her</textarea>');
  expect((await ask(path)).body).toContain('Called</textarea>');
});

// Firefox fills a form again on reload, also the hidden time by which the server knows who saved meanwhile.
test('the follow-up form asks the browser not to fill it in', async () => {
  const { ask, path } = startDesk();
  expect((await ask(path)).body).toMatch(/<form method="post" action="#follow-up"[^>]* autocomplete="off"/);
});

test('a note is counted as its box counts it: a new line is one character', async () => {
  const { send, path } = startDesk();
  const lines = '\r\n.'.repeat(maxNoteLength / 2);
  const note = (text: string) => send(path, { state: 'new', note: text, dueDay: '', changedAt: '0' });
  expect((await note(`${lines}.${lines}`)).statusCode).toBe(422);
  expect((await note(lines)).statusCode).toBe(303);
});

test('a new enquiry that was handled is not counted as new; a deleted one is said to be deleted', async () => {
  const { ask, send, path } = startDesk({ BACKUP_KEEP: '9' });
  await send(path, { state: 'contacted', note: '', dueDay: '', changedAt: '0' });
  expect((await ask('/')).body).toContain('Nothing new since your last visit');
  const { body } = await ask(path);
  expect(body).toContain('for 9 days');
  const { headers } = await send(path, { action: 'delete' });
  expect((await ask(String(headers.location))).body).toContain('The enquiry is deleted.');
});

test('what is done with enquiries is in the log, by reference', async () => {
  const { dataDir, ask, send, path } = startDesk();
  for (const url of ['/', '/enquiries.csv', path]) await ask(url);
  await send(path, { state: 'contacted', note: 'Called', dueDay: '', changedAt: '0' });
  await send(path, { action: 'delete' });
  const lines = latestAudit(dataDir).map(({ person, what }) => `${person}: ${what.replace(/ [0-9A-Z-]+$/, ' …')}`);
  expect(lines).toEqual(['Deleted …', 'Noted on …', 'Read …', 'Exported enquiries: …', 'Listed enquiries'].map((what) => `Asha: ${what}`));
});

test('the list of enquiries says that the nightly backup is not made any more, to whom looks at nothing else', async () => {
  const BACKUP_DIR = join(temporaryFolder(), 'backups');
  const { signInStore, ask } = startDesk({ BACKUP_DIR });
  mkdirSync(join(BACKUP_DIR, backupNameOf(Date.now())), { recursive: true });
  expect((await ask('/')).body).not.toContain('No backup');
  vi.useFakeTimers({ toFake: ['Date'] });
  const listAfter = async (days: number) => {
    vi.setSystemTime(Date.now() + days * 86_400_000);
    return (await ask('/', { cookie: `__Host-session=${signInStore.signIn('passkey', 2, 'a phone')}` })).body;
  };
  expect(await listAfter(1)).not.toContain('No backup');
  expect(await listAfter(2)).toContain('No backup was made for 3 days');
  // Nor does a folder that cannot be read keep the studio from its enquiries.
  rmSync(BACKUP_DIR, { recursive: true });
  writeFileSync(BACKUP_DIR, '');
  expect(await listAfter(0)).toContain('<h1>Enquiries</h1>');
});

test('a picture is shown and a PDF is saved, neither of them as a page; one that the disk has lost is not there', async () => {
  const { dataDir, ask } = startDesk();
  using store = new EnquiryStore(dataDir);
  const files = (['image/png', 'application/pdf'] as const).map((type) => {
    const name = store.folder.prepareName();
    writeFileSync(store.folder.pathOf(name), 'x');
    return { name, originalName: 'నక్ష', type, size: 1, digest: 'x' };
  });
  const enquiry = { name: 'Asha', email: 'asha@example.com', phone: '9876543211', message: '' };
  store.add({ formId: 'enquiry', enquiry, held: undefined, key: 'b', files });
  const answers = () => Promise.all(files.map(({ name }) => ask(`/files/${name}`)));
  for (const [index, { headers }] of (await answers()).entries()) {
    expect(headers['content-disposition']).toMatch(['inline;', 'attachment;'][index] as string);
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  }
  store.folder.remove(files.map(({ name }) => name));
  expect((await answers()).map(({ statusCode }) => statusCode)).toEqual([404, 404]);
});
