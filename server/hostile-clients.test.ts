import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Pace } from '#server/http/body-pace.ts';
import { serveApp } from '#server/test/test-app.ts';
import { openSocket, sendRaw, validFields } from '#server/test/test-support.ts';
import { multipart, pdf } from '#server/test/test-uploads.ts';

async function start(pace?: Pace) {
  const { app, settings, url, rows } = await serveApp({}, pace);
  return { app, port: Number(new URL(url).port), url, rows, files: () => readdirSync(join(settings.dataDir, 'files')) };
}

const body = JSON.stringify(validFields);
const post = (headers: string, payload: string) =>
  `POST /f/enquiry HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n\r\n${payload}`;
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;
const status = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

describe('requests that no browser sends', () => {
  test.each([
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['two Host headers for an enquiry', post(`Host: b\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`, body), 400],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a length and chunks', post('Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'), 400],
    ['two lengths', post('Content-Type: application/json\r\nContent-Length: 5\r\nContent-Length: 6', '12345'), 400],
    ['a negative length', post('Content-Type: application/json\r\nContent-Length: -1', ''), 400],
    ['a broken chunk', post('Content-Type: application/json\r\nTransfer-Encoding: chunked', 'zz\r\n'), 400],
    ['an unknown transfer coding', post('Content-Type: application/json\r\nTransfer-Encoding: gzip', ''), 400],
    ['NUL in a header', get('/', 'X-A: a\0b\r\n'), 400],
    ['a space before the colon', get('/', 'X-A : b\r\n'), 400],
    ['a space in the address', get('/a b'), 400],
    ['half an escape', get('/%'), 404],
    ['a wrong escape', get('/%c0%ae%c0%ae/etc/passwd'), 404],
    ['a path outside', get('/../../etc/passwd'), 404],
    ['a path outside in a page’s folder', get('/services/..%2f..%2f..%2fetc/passwd'), 404],
    ['a path with backslashes', get('/..\\..\\etc\\passwd'), 404],
    ['an address with its host', get('http://evil.example/about/?a=1'), 308],
    ['two slashes', get('//evil.example/%2e%2e'), 404],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['an expectation that nobody knows', get('/', 'Expect: miracles\r\n'), 417],
    ['HTTP/2 without asking', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
    [
      'an escaped form id',
      post(`Content-Type: application/json\r\nContent-Length: ${body.length}`, body).replace('/f/enquiry', '/f/%00'),
      404,
    ],
  ])('%s: the right status, at most a line or the 404 page, and the site goes on', async (_, request, expected) => {
    const { port, url, rows } = await start();
    const response = await sendRaw(port, Buffer.from(request, 'latin1'));
    expect(status(response)).toBe(expected);
    expect(response).not.toMatch(/node_modules|server\/|\bat |evil/);
    if (expected !== 404) expect(response.slice(response.indexOf('\r\n\r\n') + 4)).toMatch(/^(?:[^\n]*\n?|0\r\n\r\n)$/);
    expect(rows()).toEqual([]);
    expect((await fetch(url)).status).toBe(200);
  });

  test('a new line in a redirect’s query cannot become a header', async () => {
    const { port } = await start();
    const response = await sendRaw(port, get('/about/?a=%0d%0aSet-Cookie:%20a=b'));
    expect(status(response)).toBe(308);
    expect(response).not.toMatch(/^set-cookie/im);
  });
});

describe('bodies that are too large', () => {
  const megabyte = 'x'.repeat(1_000_000);

  test.each([
    ['announced', (type: string) => post(`Content-Type: ${type}\r\nContent-Length: ${megabyte.length}`, megabyte)],
    ['in chunks', (type: string) => post(`Content-Type: ${type}\r\nTransfer-Encoding: chunked`, `F4240\r\n${megabyte}\r\n0\r\n\r\n`)],
  ])('are refused, and the next request on the connection is not confused by them: %s', async (_, request) => {
    const { port } = await start();
    for (const [type, status] of [
      ['application/json', '413'],
      ['application/x-www-form-urlencoded', '413'],
      // Long enough for files, but not one of them.
      ['multipart/form-data; boundary=x', '400'],
    ] as const) {
      const response = await sendRaw(port, request(type).replace('Connection: close\r\n', '') + get('/about'));
      expect([...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => code)).toEqual([status, '200']);
    }
  });

  test('reach an ordinary client as an answer, not as a broken connection', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: megabyte });
    expect([response.status, await response.json()]).toMatchObject([413, { error: 'The enquiry is too long: 32 KB at most' }]);
  });
});

test('slow clients are cut off, and meanwhile the site and the collector answer', async () => {
  const { port, url, rows } = await start();
  const beginnings = ['GET / HTTP/1.1\r\nHost: a\r\nX-A: ', post('Content-Type: application/json\r\nContent-Length: 5000', '{"name":"')];
  const slow = beginnings.flatMap((beginning) => Array.from({ length: 50 }, () => startDripping(port, beginning)));
  let cutOff = 0;
  for (const { closed } of slow) closed.then(() => (cutOff += 1));

  let served = 0;
  while (cutOff < slow.length) {
    expect((await fetch(`${url}/about`)).status).toBe(200);
    served += 1;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(response.status).toBe(200);
  expect(rows()).toHaveLength(1);
  expect(served).toBeGreaterThan(10);
  for (const { closed } of slow) {
    expect(status(await closed)).toBe(408);
    expect(await closed).not.toContain('files');
  }
});

test('files that come too slowly are cut off at once, and those on a slow line get through', async () => {
  // The slow line takes longer than the grace, in which a busy machine too reads something; one byte in half a second would
  // take longer than the longest time.
  const { port, rows } = await start({ graceMs: 2000, bytesPerSecond: 1, longestMs: 600_000, checkMs: 20 });
  const { body: form, type } = await multipart([{ name: 'a.pdf', content: pdf(100_000) }]);
  const head = post(`Content-Type: ${type}\r\nContent-Length: ${form.length}`, '');
  const startedAt = performance.now();
  const dripping = startDripping(port, head);
  const cutOff = dripping.closed.then(() => performance.now());

  const { socket, received } = openSocket(port);
  socket.write(head);
  for (let sent = 0; sent < form.length; sent += 10_000) {
    socket.write(form.subarray(sent, sent + 10_000));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  await vi.waitFor(() => expect(status(received())).toBe(303), { timeout: 120_000 });
  expect(status(await dripping.closed)).toBe(408);
  expect(await dripping.closed).toContain('too slow for these files');
  // Other refused clients may go on sending for a minute.
  expect((await cutOff) - startedAt).toBeLessThan(30_000);
  expect(rows()).toHaveLength(1);
});

test('files may pause for longer than another connection may', async () => {
  const { app, port, files, rows } = await start({ graceMs: 600_000, bytesPerSecond: 1, longestMs: 600_000, checkMs: 20 });
  app.server.setTimeout(2000);
  const { body: form, type } = await multipart([{ name: 'a.pdf', content: pdf(100_000) }]);
  const { socket, received } = openSocket(port);
  socket.write(post(`Content-Type: ${type}\r\nContent-Length: ${form.length}`, ''));
  socket.write(form.subarray(0, 50_000));
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 120_000 });
  await once(openSocket(port).socket, 'close');
  socket.write(form.subarray(50_000));
  await vi.waitFor(() => expect(status(received())).toBe(303), { timeout: 50_000 });
  expect(rows()).toHaveLength(1);
});

test('files that are refused and still come, too slowly, are cut off with the refusal', async () => {
  // A busy machine too reads the beginning within the grace, and refuses it.
  const { port } = await start({ graceMs: 3000, bytesPerSecond: 1e6, longestMs: 600_000, checkMs: 20 });
  const { body: form, type } = await multipart([{ name: 'a.pdf', content: Buffer.alloc(1024 * 1024, 'These are only words. ') }]);
  const { socket, received } = openSocket(port);
  socket.write(post(`Content-Type: ${type}\r\nContent-Length: ${form.length}`, '').replace('Connection: close\r\n', ''));
  let sent = 0;
  for (; sent < form.length && !received(); sent += 1024) {
    socket.write(form.subarray(sent, sent + 1024));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await vi.waitFor(() => expect(status(received())).toBe(422), { timeout: 120_000 });
  expect(sent).toBeLessThan(form.length);
});

/** Sends one more byte every half second, even after the server has closed its side. */
function startDripping(port: number, beginning: string): { closed: Promise<string> } {
  const { socket, received } = openSocket(port, true);
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 500);
  onTestFinished(() => clearInterval(timer));
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(received());
    });
  });
  return { closed };
}
