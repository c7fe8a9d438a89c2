import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect } from 'node:http2';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { maxUploadBytes } from '#server/collector/upload.ts';
import { slowestPace } from '#server/http/body-pace.ts';
import { type RunningServer, startServer, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { startCaddy } from './test/test-caddy.ts';
import { askOverHttp2 } from './test/test-http2.ts';
import { startNginx } from './test/test-nginx.ts';

/** An IP address of this machine that is not loopback: the server does not count requests from loopback. */
const ownIp = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;
const host = ownIp ?? '127.0.0.1';

type Proxy = { open: () => ClientHttp2Session; folder: string; log: string };

const proxies: Record<string, (server: RunningServer, site: string) => Promise<Proxy | undefined>> = {
  Caddy: async ({ url }) => {
    const folder = temporaryFolder();
    const caddy = await startCaddy(folder, url);
    if (!caddy) return undefined;
    onTestFinished(caddy.stop);
    const options = { ca: caddy.authority, servername: 'localhost', maxSessionMemory: 200 };
    return { open: () => connect(`https://${host}:${caddy.port}`, options), folder, log: caddy.log };
  },
  nginx: async ({ url }, site) => {
    const folder = temporaryFolder();
    const nginx = await startNginx(folder, site, url);
    if (!nginx) return undefined;
    onTestFinished(nginx.stop);
    return { open: () => connect(nginx.url2.replace('127.0.0.1', host), { maxSessionMemory: 200 }), folder, log: nginx.log };
  },
};

test('the proxies pass on what the server takes, for as long as it may take', () => {
  const limitIn = (file: string, setting: RegExp) => Number(setting.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1]);
  const megabyte = 1_000_000;
  expect(limitIn('debian/Caddyfile', /max_size (\d+)MB/) * megabyte).toBeGreaterThan(maxUploadBytes);
  expect(limitIn('nginx.conf', /client_max_body_size (\d+)m;/) * megabyte).toBeGreaterThan(maxUploadBytes);
  const minutes = limitIn('debian/Caddyfile', /read_body (\d+)m/);
  expect(minutes * 60_000).toBeGreaterThan(slowestPace.longestMs);
});

const form = { ':method': 'POST', ':path': '/f/enquiry', ':authority': 'localhost', 'content-type': 'application/json' };

async function start(name: string) {
  const SITE_DIR = temporarySite();
  writeFileSync(join(SITE_DIR, '.build/nginx-headers.conf'), '');
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ SITE_DIR, DATA_DIR, TRUSTED_PROXY: '127.0.0.1' });
  const proxy = await proxies[name]?.(server, SITE_DIR);
  const open = () => {
    const session = proxy?.open() as ClientHttp2Session;
    session.on('error', () => {});
    onTestFinished(() => session.destroy());
    return session;
  };
  return { server, proxy, open };
}

/** Resolves to the status, or 0 if nothing came. Without `end` the request is never finished. */
function ask(session: ClientHttp2Session, headers: Record<string, string>, body = Buffer.alloc(0), end = true): Promise<number> {
  return askOverHttp2(session, headers, (stream) => (end ? stream.end(body) : stream.write(body)));
}

describe.each(Object.keys(proxies))('behind %s', (name) => {
  test('480 unfinished forms on two HTTP/2 connections, again and again, leave the pages to others', async ({ skip }) => {
    const { server, proxy, open } = await start(name);
    if (!proxy) return skip(`${name} is not installed here`);
    let refused = 0;
    for (let round = 0; round < 3; round += 1) {
      const sessions = [open(), open()];
      const unfinished = Array.from({ length: 480 }, (_, index) =>
        ask(sessions[index % 2] as ClientHttp2Session, { ...form, 'content-length': '5000' }, Buffer.from('{"name":"'), false),
      );
      for (const each of unfinished) each.then((status) => (refused += status === 503 ? 1 : 0));
      const visitor = open();
      for (let page = 0; page < 10; page += 1) {
        expect(await ask(visitor, { ':path': '/about', ':authority': 'localhost' })).toBe(200);
      }
      // Not all are refused: a request that is cut off for being slow makes room for the next.
      if (ownIp) await vi.waitFor(() => expect(refused).toBeGreaterThan((round + 1) * 300), { timeout: 120_000 });
      const descriptors = () => (process.platform === 'linux' ? readdirSync(`/proc/${server.process.pid}/fd`).length : 0);
      await vi.waitFor(() => expect(descriptors()).toBeLessThan(ownIp ? 100 : 600), { timeout: 120_000 });
      for (const session of sessions) session.destroy();
    }
    const files = readdirSync(proxy.folder, { recursive: true }).filter((each) => /(client_body|proxy)\/./.test(String(each)));
    expect(files, 'what is unfinished lies in no folder of the proxy').toEqual([]);
    const [log, ip] = [readFileSync(proxy.log, 'utf8'), host.replaceAll('.', '\\.')];
    expect(log).toContain('/about');
    expect(log).not.toMatch(new RegExp(`${ip}|/f/`));
  });

  test('a form that cannot be taken is refused with a response, and not with a broken connection', async ({ skip }) => {
    const { proxy, open } = await start(name);
    if (!proxy) return skip(`${name} is not installed here`);
    const multipart = { 'content-type': 'multipart/form-data; boundary=a' };
    for (const [what, headers, length, expected] of [
      ['Files that are too large', multipart, maxUploadBytes + 1, 413],
      ['A message that is too long', {}, 1_000_000, 413],
      ['A form that does not exist', { ':path': '/f/nowhere' }, 5_000_000, 404],
      ['A form that cannot be read', multipart, 5_000_000, 400],
    ] as const) {
      for (let round = 0; round < 5; round += 1) {
        const status = await ask(open(), { ...form, ...headers, 'content-length': String(length) }, Buffer.alloc(length, 97));
        expect(status, what).toBe(expected);
      }
    }
  });
});
