import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { openPort } from '#server/test/test-mail-server.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { createPreviewProxy } from './editor-proxy.ts';
import { SignInStore } from './sign-in-store.ts';
import { startDesk, startEditor } from './test/test-desk.ts';

const origin = 'https://desk.studio.example';
const previewOrigin = `${origin}:8443`;
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
  'x-frame-options': 'DENY',
  'cache-control': 'max-age=300',
};

/** The preview in front of a server of pages. Requests are signed in and use the preview's own address. */
async function startPreview() {
  const received: IncomingHttpHeaders[] = [];
  const pages = createServer(({ headers }, response) => {
    received.push(headers);
    response.writeHead(200, { ...pageHeaders, 'set-cookie': '__Host-session=other' }).end('<h1>About</h1>');
  });
  const signInStore = new SignInStore(temporaryFolder());
  const editor = { socket: '', previewOrigin, previewProxyPort: 0, previewPort: await openPort(pages) };
  const app = createPreviewProxy(signInStore, { origin, editor });
  onTestFinished(async () => {
    await app.close();
    signInStore[Symbol.dispose]();
  });
  signInStore.addPasskey(signInStore.createInvite('Asha'), 'Asha', { id: 'passkey', publicKey: new Uint8Array([1]), counter: 0 });
  const cookie = `__Host-session=${signInStore.signIn('passkey', 1, 'a computer')}`;
  const ask = (headers: Record<string, string | undefined> = {}, url = '/about') => {
    const all = Object.entries({ host: new URL(previewOrigin).host, cookie, ...headers }).filter(([, value]) => value !== undefined);
    return app.inject({ url, headers: Object.fromEntries(all) as Record<string, string> });
  };
  return { app, cookie, ask, received, pages };
}

test.each<[string, Record<string, string | undefined>, number]>([
  ['a page, signed in', {}, 200],
  ['what a page asks of its own origin', { origin: previewOrigin }, 200],
  ['another name of the machine', { host: '127.0.0.1' }, 421],
  ['the desk’s own address', { host: new URL(origin).host }, 421],
  ['another site', { origin: 'https://elsewhere.example' }, 403],
  ['a script of the desk', { origin }, 403],
  ['another site, not signed in', { origin: 'https://elsewhere.example', cookie: undefined }, 403],
  ['a page, not signed in', { cookie: undefined }, 303],
])('the preview, asked for %s', async (_name, headers, status) => {
  const { ask, received } = await startPreview();
  expect((await ask(headers)).statusCode).toBe(status);
  expect(received).toHaveLength(status === 200 ? 1 : 0);
});

test('an enquiry is not taken by these pages, and none of their cookies', async () => {
  const { app, cookie, ask, received } = await startPreview();
  expect((await ask()).headers['set-cookie']).toBeUndefined();
  const headers = { host: new URL(previewOrigin).host, cookie };
  expect((await app.inject({ method: 'POST', url: '/f/enquiry', headers, payload: {} })).statusCode).not.toBe(200);
  expect(received).toHaveLength(1);
});

test('who is not signed in is led to the desk', async () => {
  const { ask } = await startPreview();
  expect((await ask({ cookie: undefined })).headers.location).toBe(`${origin}/sign-in`);
});

test('the desk alone may show a page in a frame, no copy is kept of it, and its server gets no cookie', async () => {
  const { ask, received } = await startPreview();
  const { headers, body } = await ask({ 'x-person': 'Ravi' });
  expect(body).toBe('<h1>About</h1>');
  expect(headers).toMatchObject({
    'content-type': pageHeaders['content-type'],
    'content-security-policy': `default-src 'none'; frame-ancestors ${origin}; base-uri 'none'`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(headers).not.toHaveProperty('x-frame-options');
  for (const name of ['cookie', 'x-person']) expect(received[0]).not.toHaveProperty(name);
});

test('there is no service worker, which would keep copies, and pages that are gone are said to be gone', async () => {
  const { ask, pages } = await startPreview();
  expect((await ask({}, '/service-worker.js')).statusCode).toBe(404);
  pages.close();
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(503);
  expect(body).toContain('not there any more');
});

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
