import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { InjectOptions } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dateAndTime } from '#contract/lib/indian-day.ts';
import { latestAudit } from '#server/shared/audit.ts';
import { backupNameOf } from '#server/shared/backup-names.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { createDesk } from './app.ts';
import { maxNoteLength } from './enquiry-page.ts';
import { readDeskSettings } from './settings.ts';
import { SignInStore } from './sign-in-store.ts';

const origin = 'https://desk.studio.example';
const own = { host: 'desk.studio.example', origin, accept: 'text/html' };

/** The desk with one enquiry. `ask` sends a request of the desk's own page, signed in, unless its headers differ. */
function startDesk(env: Record<string, string> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [dataDir, deskDir] = [temporaryFolder(), temporaryFolder()];
  const signInStore = new SignInStore(deskDir);
  const app = createDesk(readDeskSettings({ DESK_URL: origin, DATA_DIR: dataDir, SITE_DIR: temporarySite(), ...env }), signInStore);
  onTestFinished(async () => {
    await app.close();
    signInStore[Symbol.dispose]();
  });
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', { id: 'passkey', publicKey: new Uint8Array([1]), counter: 0 });
  const cookie = `__Host-session=${signInStore.signIn('passkey', 1, 'a phone')}`;
  const store = new EnquiryStore(dataDir, { create: true });
  const enquiry = { name: 'Ravi', email: 'ravi@example.com', phone: '9876543210', message: '' };
  const { id } = store.add({ formId: 'enquiry', enquiry, held: undefined, files: [], key: 'a' });
  store[Symbol.dispose]();
  const ask = (url: string, headers: Record<string, string | undefined> = {}, options: InjectOptions = {}) => {
    const all = Object.entries({ ...own, cookie, ...headers }).filter(([, value]) => value !== undefined);
    return app.inject({ url, ...options, headers: Object.fromEntries(all) as Record<string, string> });
  };
  const send = (url: string, fields: Record<string, string>, headers = {}) => {
    const payload = new URLSearchParams(fields).toString();
    return ask(url, { 'content-type': 'application/x-www-form-urlencoded', ...headers }, { method: 'POST', payload });
  };
  return { dataDir, signInStore, ask, send, path: `/enquiries/${id}` };
}

const none = { cookie: undefined };
const elsewhere = { origin: 'https://elsewhere.example' };
const link = { origin: undefined, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };

test.each<[string, 'GET' | 'HEAD' | 'POST', string, Record<string, string | undefined>, number]>([
  ['a page, signed in', 'GET', '/access', {}, 200],
  ['a list that is asked for twice', 'GET', '/?q=a&q=b&show=due&show=new', {}, 200],
  ['a link from elsewhere, signed in', 'GET', '/access', link, 200],
  ['the head of a page by a link, signed in', 'HEAD', '/access', link, 200],
  ['another name of the machine', 'GET', '/access', { host: '127.0.0.1' }, 421],
  ['another site', 'GET', '/access', elsewhere, 403],
  ['another site’s picture of a page', 'GET', '/access', { ...link, 'sec-fetch-mode': 'no-cors' }, 403],
  ['a file of the page', 'GET', '/access', { ...link, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }, 200],
  ['what the browser saves as a file', 'GET', '/access', { ...link, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'no-cors' }, 200],
  ['a change from another site', 'POST', '/access', elsewhere, 403],
  ['a change from nowhere', 'POST', '/access', { origin: undefined }, 403],
  ['a page, not signed in', 'GET', '/access', none, 303],
  ['a page that is not there, not signed in', 'GET', '/nowhere', none, 303],
  ['a change, not signed in', 'POST', '/access', none, 303],
  ['a script’s call, not signed in', 'GET', '/access', { ...none, 'sec-fetch-mode': 'cors' }, 401],
  ['the page to sign in', 'GET', '/sign-in', none, 200],
  ['signing in from another site', 'POST', '/sign-in/begin', { ...none, ...elsewhere }, 403],
])('%s: %s %s', async (_name, method, url, headers, status) => {
  const { ask } = startDesk();
  const response = await ask(url, headers, { method });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{7}/);
});

test('a session that was ended lets nobody in, and signing out leads to the page to sign in all the same', async () => {
  const { signInStore, ask, send } = startDesk();
  signInStore.endSession(signInStore.sessions()[0]?.id ?? 0);
  const { statusCode, headers } = await ask('/access');
  expect([statusCode, headers.location]).toEqual([303, '/sign-in?to=%2Faccess']);
  const out = await send('/sign-out', {});
  expect([out.statusCode, out.headers.location]).toEqual([303, '/sign-in']);
});

test('the list says what came and who was refused since the last visit, and not what was there then', async () => {
  const { signInStore, ask } = startDesk();
  const list = async () => (await ask('/')).body;
  expect(await list()).toContain('1 new</strong> since your last visit');
  const cookie = `__Host-session=${signInStore.signIn('passkey', 2, 'a phone')}`;
  const next = async () => (await ask('/', { cookie })).body;
  expect(await next()).toContain('Nothing new since your last visit');
  expect(await next()).not.toContain('Somebody was refused');
  await new Promise((resolve) => setTimeout(resolve, 2));
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

/** A server in place of the editor's. Returns its socket. */
async function startEditor(answer: RequestListener): Promise<string> {
  const socket = join(temporaryFolder(), 'editor.sock');
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  return socket;
}

test('the editor is told who asks from the desk alone, and never the cookie', async () => {
  const socket = await startEditor(({ headers }, response) => response.setHeader('etag', '"1"').end(JSON.stringify(headers)));
  const { ask } = startDesk({ EDIT_SOCKET: socket });
  const response = await ask('/website/api/files', {
    'x-person': 'Ravi',
    'x-preview-origin': 'https://elsewhere.example',
    'x-other': 'passed on',
  });
  const { cookie, ...received } = response.json();
  expect(response.headers.etag).toBe('"1"');
  expect(cookie).toBeUndefined();
  expect(received).toMatchObject({ 'x-person': 'Asha', 'x-preview-origin': 'https://desk.studio.example:8443', 'x-other': 'passed on' });
});

test('an editor that does not answer is told by a page to a person, and as data to the page of the editor', async () => {
  const { ask } = startDesk({ EDIT_SOCKET: join(temporaryFolder(), 'none.sock') });
  const page = await ask('/website/', { 'sec-fetch-mode': 'navigate' });
  expect([page.statusCode, page.headers['content-type'], page.body]).toEqual([
    503,
    expect.stringContaining('text/html'),
    expect.stringContaining('does not answer yet'),
  ]);
  const call = await ask('/website/api/files', { 'sec-fetch-mode': 'cors' });
  expect([call.statusCode, call.json().message]).toEqual([503, expect.stringContaining('does not answer yet')]);
});

// In a thread of its own: the connection is then closed while the desk still writes.
test('an editor that answers at once, and closes the connection, is heard each time', async () => {
  const socket = join(temporaryFolder(), 'editor.sock');
  const program = `require('node:http').createServer((request, response) => request.once('data', () => response.writeHead(409).end()))
    .listen(${JSON.stringify(socket)}, () => require('node:worker_threads').parentPort.postMessage('open'))`;
  const editor = new Worker(program, { eval: true });
  onTestFinished(async () => void (await editor.terminate()));
  await once(editor, 'message');
  const { ask } = startDesk({ EDIT_SOCKET: socket });
  for (let count = 0; count < 100; count += 1) {
    const save = await ask('/website/api/save', { 'content-type': 'application/json' }, { method: 'POST', payload: '{"file":"a"}' });
    expect(save.statusCode).toBe(409);
  }
});

test.each(['/access', '/website/api/save'])(
  'what is sent to %s does nothing if the session is ended before all of it has come',
  async (url) => {
    const asked: unknown[] = [];
    const socket = await startEditor((request, response) => {
      asked.push(request.url);
      response.end();
    });
    const { dataDir, signInStore, ask } = startDesk({ EDIT_SOCKET: socket });
    const readSession = vi.spyOn(signInStore, 'session');
    const payload = new PassThrough();
    const slow = ask(url, { 'content-type': 'application/x-www-form-urlencoded' }, { method: 'POST', payload });
    payload.write('name=');
    await vi.waitFor(() => expect(readSession).toHaveBeenCalled());
    signInStore.endSession(signInStore.sessions()[0]?.id ?? 0);
    payload.end('Another');
    const { statusCode, headers } = await slow;
    expect([statusCode, headers.location]).toEqual([303, `/sign-in?to=${encodeURIComponent(url)}`]);
    expect(asked).toEqual([]);
    expect(latestAudit(dataDir)).toEqual([]);
  },
);

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

test('a link for a passkey says whether its person is new, works, and is in the log', async () => {
  const { signInStore, ask, send } = startDesk();
  const secretOf = (body: string) => /href="https:\/\/desk\.studio\.example\/invite#([\w-]+)"/.exec(body)?.[1] ?? '';
  const own = await send('/access', { name: 'Asha' });
  expect(own.body).toContain('who has 1 passkey already');
  expect(signInStore.personOfInvite(secretOf(own.body))).toBe('Asha');
  const other = await send('/access', { name: ' Ravi ' });
  expect(other.body).toContain('who is new here');
  expect(signInStore.personOfInvite(secretOf(other.body))).toBe('Ravi');
  expect((await send('/access', { name: '44' })).body).toContain('Say who it is for');
  const { body } = await ask('/access');
  expect(body.match(/Made a link for a passkey of (Asha|Ravi)/g)).toHaveLength(2);
  expect(secretOf(body)).toBe('');
});

test('who has one passkey is told to add a second, who has two is not', async () => {
  const { signInStore, ask } = startDesk();
  expect((await ask('/access')).body).toContain('You have one passkey');
  signInStore.addPasskey(signInStore.createInvite('Ravi'), 'Ravi', { id: 'of Ravi', publicKey: new Uint8Array([1]), counter: 0 });
  expect((await ask('/access')).body).toContain('You have one passkey');
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', { id: 'second', publicKey: new Uint8Array([1]), counter: 0 });
  expect((await ask('/access')).body).not.toContain('You have one passkey');
});

test('a link that was made in a session that is ended leads nowhere', async () => {
  const { signInStore, send } = startDesk();
  signInStore.signIn('passkey', 1, 'a stolen laptop');
  const secret = signInStore.createInvite('Another');
  const [stolen] = signInStore.sessions().toSorted((a, b) => b.id - a.id);
  await send('/access', { session: String(stolen?.id) });
  expect(signInStore.sessions()).toHaveLength(1);
  expect(signInStore.personOfInvite(secret)).toBeUndefined();
});

test('when the last backup was made is said', async () => {
  const BACKUP_DIR = temporaryFolder();
  const { ask } = startDesk({ BACKUP_DIR });
  expect((await ask('/access')).body).toContain('No backup was made yet');
  const lastAt = Date.now() - 3_600_000;
  // One is older, one is half made, and a wrong clock has dated one in the future.
  for (const name of [lastAt - 7_200_000, lastAt, lastAt + 86_400_000].map(backupNameOf)) mkdirSync(join(BACKUP_DIR, name));
  mkdirSync(join(BACKUP_DIR, `${backupNameOf(lastAt + 1_800_000)}.part-1`));
  expect((await ask('/access')).body).toContain(`Last backup: ${dateAndTime(lastAt)}`);
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

test('where the store is gone the desk makes none and moves no file: that is for the server', async () => {
  const { dataDir, ask } = startDesk();
  rmSync(join(dataDir, 'enquiries.db'));
  mkdirSync(join(dataDir, 'files'));
  writeFileSync(join(dataDir, 'files', 'a'), 'x');
  expect((await ask('/')).statusCode).toBe(500);
  expect([existsSync(join(dataDir, 'enquiries.db')), readdirSync(join(dataDir, 'files'))]).toEqual([false, ['a']]);
});

test('a store that is damaged needs somebody, and the page says whom and with what', async () => {
  const { dataDir, ask } = startDesk();
  writeFileSync(join(dataDir, 'enquiries.db'), 'rubbish'.repeat(10_000));
  const { body, statusCode } = await ask('/');
  expect([statusCode, body]).toEqual([500, expect.stringContaining('studio status says why')]);
});

test('the style of the desk defines every token that it uses', async () => {
  const { ask } = startDesk();
  const { body } = await ask('/desk.css');
  expect(body).not.toContain('@theme');
  const defined = new Set([...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = [...body.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
  expect(body).toMatch(/:root \{[^}]*--radius-control:/);
});
