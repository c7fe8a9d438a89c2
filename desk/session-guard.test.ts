import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { latestAudit } from '#server/shared/audit.ts';
import { temporaryFolder } from '#server/test/test-support.ts';
import { logRefusal } from './session-guard.ts';
import { SignInStore } from './sign-in-store.ts';
import { elsewhere, startDesk, startEditor } from './test/test-desk.ts';

const none = { cookie: undefined };
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
])('the desk, asked for %s: %s %s', async (_name, method, url, headers, status) => {
  const { ask } = startDesk();
  const response = await ask(url, headers, { method });
  expect(response.statusCode).toBe(status);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{7}/);
});

test('a session that was ended lets nobody in', async () => {
  const { signInStore, ask } = startDesk();
  signInStore.endSession(signInStore.sessions()[0]?.id ?? 0);
  const { statusCode, headers } = await ask('/access');
  expect([statusCode, headers.location]).toEqual([303, '/sign-in?to=%2Faccess']);
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

test('ten thousand refusals within an hour are one line of the log', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const dataDir = temporaryFolder();
  const signInStore = new SignInStore(temporaryFolder());
  onTestFinished(() => signInStore[Symbol.dispose]());
  const lines = () => latestAudit(dataDir).map(({ what }) => what);
  for (let count = 0; count < 10_000; count += 1) logRefusal(signInStore, dataDir, 'a link');
  expect(lines()).toEqual(['Refused: a link']);
  expect(signInStore.time('last refusal')).toBeGreaterThan(0);
  vi.advanceTimersByTime(60 * 60 * 1000);
  logRefusal(signInStore, dataDir, 'a link');
  expect(lines()).toHaveLength(2);
});
