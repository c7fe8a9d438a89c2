import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serveApp, startApp } from '#server/test/test-app.ts';
import { sendRaw } from '#server/test/test-support.ts';

describe('pages', () => {
  test.each([
    ['/', 'index'],
    ['/about', 'about'],
    ['/services', 'services'],
    ['/services/modular-kitchen', 'services/modular-kitchen'],
    ['/about?utm_source=map', 'about'],
    ['/about?rebate=100%', 'about'],
  ])('%s is a page', async (url, title) => {
    const response = await startApp().app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about.html?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/services/modular-kitchen/', '/services/modular-kitchen'],
  ])('%s leads to %s', async (url, location) => {
    const response = await startApp().app.inject(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(location);
  });

  test.each([
    '/nowhere',
    '/404',
    '/404.html',
    '/.build/server.json',
    '/about.html.br',
    '//about/',
    '//evil.example/',
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/about%00.html',
    '/__proto__',
    '/constructor',
    '/.git/config',
    // It cannot be decoded.
    '/%',
  ])('%s is not found, and says so with the 404 page', async (url) => {
    const response = await startApp().app.inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('<title>404</title>');
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is refused', async (method) => {
    const response = await startApp().app.inject({ method: method as 'POST', url: '/about', payload: 'x'.repeat(1e6) });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
  });
});

describe('compression', () => {
  test('follows what the client takes', async () => {
    const { app: server } = startApp();
    const plain = (await server.inject('/about')).rawPayload;
    const brotli = await server.inject({ url: '/about', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain);
    const gzip = await server.inject({ url: '/nowhere', headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('<title>404</title>');
  });

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['*', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['deflate', undefined],
    ['identity', undefined],
  ])('%j gets %s', async (accepted, encoding) => {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    expect((await startApp().app.inject({ url: '/about', headers })).headers['content-encoding']).toBe(encoding);
  });
});

describe('caching', () => {
  test('a page is asked for again each time and sent again only if it changed', async () => {
    const { app: server } = startApp();
    const headers = { 'accept-encoding': 'br' };
    const first = await server.inject({ url: '/about', headers });
    expect(first.headers['cache-control']).toBe('no-cache');
    const tag = String(first.headers.etag);
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const again = await server.inject({ url: '/about', headers: { ...headers, 'if-none-match': known } });
      expect([again.statusCode, again.body, again.headers.etag, again.headers.vary]).toEqual([
        304,
        '',
        first.headers.etag,
        'accept-encoding',
      ]);
    }
    const plain = await server.inject({ url: '/about', headers: { 'if-none-match': String(first.headers.etag) } });
    expect(plain.statusCode).toBe(200);
  });

  test('a hashed file is kept for good', async () => {
    const response = await startApp().app.inject('/assets/hero-1a2b3c.avif');
    expect(response.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '40000',
    });
    expect(response.rawPayload).toHaveLength(40_000);
  });

  test('the 404 page comes whole, whatever the client has of it', async () => {
    const { app: server } = startApp();
    const whole = (await server.inject('/nowhere')).body;
    for (const headers of [{ 'if-none-match': '*' }, { 'if-modified-since': new Date().toUTCString() }, { range: 'bytes=0-1' }]) {
      const response = await server.inject({ url: '/nowhere', headers });
      expect([response.statusCode, response.body]).toEqual([404, whole]);
    }
  });

  test('a file that the build did not compress is revalidated too', async () => {
    const { app: server } = startApp();
    const { headers } = await server.inject('/robots.txt');
    const again = await server.inject({ url: '/robots.txt', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
  });
});

test.each(['/', '/nowhere', '/assets/hero-1a2b3c.avif', '/robots.txt', '/healthz'])(
  'HEAD %s answers like GET, without the body',
  async (url) => {
    const port = Number(new URL((await serveApp()).url).port);
    const ask = (method: string) => sendRaw(port, `${method} ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const [get, head] = [await ask('GET'), await ask('HEAD')];
    const headOf = (response: string) => response.slice(0, response.indexOf('\r\n\r\n')).replace(/\r\nDate:.*/, '');
    expect(headOf(head)).toBe(headOf(get));
    expect(head.endsWith('\r\n\r\n')).toBe(true);
  },
);
