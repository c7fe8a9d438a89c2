import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { serveApp, startApp } from '#server/test/test-app.ts';
import { temporaryFolder, temporarySite, writeBuildFacts } from '#server/test/test-support.ts';
import { openCounts, readCounts } from './counts.ts';

const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

function site() {
  const siteDir = temporarySite();
  writeBuildFacts(siteDir, { pictures: { 'oak-hall': { title: 'Oak hall', small: '', large: '' } } });
  return siteDir;
}

/** A server that counts; `counted` stops it and reads what it has kept. */
function server(env: Record<string, string> = {}) {
  const dataDir = temporaryFolder();
  const { app } = startApp({ SITE_DIR: site(), DATA_DIR: dataDir, COUNT_USE: 'true', ...env });
  const send = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/count',
      payload,
      headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': browser, ...headers },
    });
  const counted = async () => {
    await app.close();
    const rows = readCounts(dataDir, '2000-01-01').map(({ kind, name, count }) => `${kind} ${name} ${count}`);
    return rows.toSorted();
  };
  return { send, counted, dataDir };
}

test('pages, saved pictures and quote forms are counted by day, each by its name', async () => {
  const { send, counted } = server();
  for (const what of ['page /', 'page /about', 'page /about', 'saved oak-hall', 'quote']) {
    const { statusCode, headers } = await send(what);
    expect([what, statusCode, headers['set-cookie']]).toEqual([what, 204, undefined]);
  }
  expect(await counted()).toEqual(['page / 1', 'page /about 2', 'quote  1', 'saved oak-hall 1']);
});

test('a message that drips is cut off', async () => {
  const pace = { graceMs: 100, bytesPerSecond: 1024, longestMs: 60_000, checkMs: 50 };
  const { url } = await serveApp({ SITE_DIR: site(), COUNT_USE: 'true' }, pace);
  const socket = connect(Number(new URL(url).port), '127.0.0.1').resume();
  socket.write('POST /count HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\npage');
  await once(socket, 'close');
});

test.each([
  ['a page that is not there', 'page /nowhere', {}],
  ['a picture that is not there', 'saved nothing', {}],
  ['another kind', 'constructor x', {}],
  ['nothing', '', {}],
  ['more than a page sends', `page /${'a'.repeat(500)}`, {}],
  ['a robot', 'page /', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a headless browser', 'page /', { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') }],
  ['no browser', 'page /', { 'user-agent': '' }],
  ['another site', 'page /', { 'sec-fetch-site': 'cross-site' }],
  ['another type', 'page /', { 'content-type': 'application/json' }],
])('%s is not counted', async (_name, payload, headers) => {
  const { send, counted } = server();
  await send(payload, headers as Record<string, string>);
  expect(await counted()).toEqual([]);
});

test('one address cannot run a number up', async () => {
  const { send, counted } = server();
  // The limit is refilled with time.
  vi.useFakeTimers({ toFake: ['performance'] });
  for (let count = 0; count < 205; count += 1) await send('page /');
  expect(await counted()).toEqual(['page / 200']);
});

test('switched off, nothing is counted and no file is made', async () => {
  const dataDir = temporaryFolder();
  const { app } = startApp({ SITE_DIR: site(), DATA_DIR: dataDir, COUNT_USE: 'false' });
  const { statusCode } = await app.inject({ method: 'POST', url: '/count', payload: 'page /', headers: { 'content-type': 'text/plain' } });
  await app.close();
  expect(statusCode).toBe(405);
  expect(readdirSync(dataDir)).not.toContain('counts.db');
});

test('a damaged file is set aside, and counting goes on', async () => {
  const { send, counted, dataDir } = server();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = join(dataDir, 'counts.db');
  {
    using counts = openCounts(dataDir);
    for (let page = 0; page < 200; page += 1) counts.add('page', `/${page}`);
  }
  // A power cut can leave a part in the middle that was never written.
  writeFileSync(file, readFileSync(file).fill(0, 5000, 9000));
  await send('page /about');
  expect(await counted()).toEqual(['page /about 1']);
  expect(readdirSync(dataDir)).toContain('counts.db.damaged');
  expect(log).toHaveBeenCalledOnce();
});

test('what was counted before a start is added to', () => {
  // It was the 23rd in India.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T20:00:00Z') });
  const dataDir = temporaryFolder();
  for (const name of ['/', '/', '/about']) {
    using counts = openCounts(dataDir);
    counts.add('page', name);
  }
  expect(readCounts(dataDir, '2026-11-23')).toEqual([
    { day: '2026-11-23', kind: 'page', name: '/', count: 2 },
    { day: '2026-11-23', kind: 'page', name: '/about', count: 1 },
  ]);
});

test('who reads waits for a count that is being written', async () => {
  const dataDir = temporaryFolder();
  {
    using counts = openCounts(dataDir);
    counts.add('page', '/');
  }
  const writer = new Worker(writeSlowly, { eval: true, workerData: join(dataDir, 'counts.db') });
  await once(writer, 'message');
  expect(readCounts(dataDir, '2000-01-01')).toMatchObject([{ name: '/', count: 1 }]);
  await once(writer, 'exit');
});

const writeSlowly = `
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new (require('node:sqlite').DatabaseSync)(workerData);
  database.exec('BEGIN EXCLUSIVE');
  parentPort.postMessage('locked');
  setTimeout(() => database.exec('COMMIT'), 300);
`;
