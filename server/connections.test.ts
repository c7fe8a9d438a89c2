import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningServer, startServer, temporaryFolder, temporarySite } from './test-support.ts';

// A crowded machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 60_000 });

const picture = '/assets/large-1a2b3c.jpg';
const ask = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
const inChunks =
  'POST /f/enquiry HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n';
const byteByByte = inChunks + '1\r\na\r\n'.repeat(60_000);
const beginning = 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ';

async function start(): Promise<RunningServer> {
  const SITE_DIR = temporarySite();
  writeFileSync(join(SITE_DIR, picture), Buffer.alloc(4_000_000, 7));
  return startServer({ SITE_DIR, DATA_DIR: temporaryFolder() });
}

/** From addresses of this machine that count as strangers; each address opens at most 50. */
function open(
  url: string,
  count: number,
  act: (socket: Socket) => void,
  from = (index: number) => `127.0.1.${1 + Math.floor(index / 50)}`,
) {
  const closed = { count: 0 };
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress: from(index), allowHalfOpen: true });
    socket.on('error', () => {}).on('close', () => (closed.count += 1));
    socket.once('connect', () => act(socket));
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return closed;
}

const neverReads = (text: string) => (socket: Socket) => socket.pause().write(text);

function drips(text: string) {
  return (socket: Socket) => {
    socket.resume().write(text);
    const timer = setInterval(() => socket.write('a'), 500);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Served 50 pages one after the other, and the most that the server has held until then. Linux tells both. */
async function serve({ url, process: child }: RunningServer) {
  let descriptors = 0;
  for (let page = 0; page < 50; page += 1) {
    const answer = await fetch(`${url}/about`);
    expect(answer.status).toBe(200);
    await answer.text();
    if (process.platform === 'linux') descriptors = Math.max(descriptors, readdirSync(`/proc/${child.pid}/fd`).length);
  }
  const status = process.platform === 'linux' ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : '';
  return { descriptors, mebibytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
}

describe('200 impolite connections leave pages to polite ones, within 500 descriptors and 400 MiB', () => {
  test.each([
    ['that never read', neverReads(ask(picture))],
    ['that send 2,000 requests ahead and never read', neverReads(ask(picture).repeat(2000))],
    ['that send 10,000 requests without a Host ahead', neverReads('GET / HTTP/1.1\r\n\r\n'.repeat(10_000))],
    ['that send 5,000 requests with a strange Expect ahead', neverReads('GET / HTTP/1.1\r\nHost:\r\nExpect: a\r\n\r\n'.repeat(5000))],
    ['that send a form in chunks of one byte', neverReads(byteByByte)],
    ['that send a byte now and then, and never hang up', drips(beginning)],
    ['that hang up on their side and never read', (socket: Socket) => socket.pause().end(ask(picture))],
    ['that say nothing', (socket: Socket) => void socket.pause()],
  ])('%s', async (name, act) => {
    const server = await start();
    open(server.url, 200, act);
    await serve(server);
    const { descriptors, mebibytes } = await serve(server);
    console.log(`200 ${name}: ${descriptors} descriptors, ${Math.round(mebibytes)} MiB`);
    expect(descriptors).toBeLessThan(500);
    expect(mebibytes).toBeLessThan(400);
  });
});

test('one address cannot take all connections', async () => {
  const server = await start();
  const closed = open(server.url, 200, drips(beginning), () => '127.0.1.1');
  await vi.waitFor(() => expect(closed.count).toBe(140), { timeout: 5000 });
  await serve(server);
});

test('when all connections are in use, those that wait for a next request make room', async () => {
  const server = await start();
  open(
    server.url,
    600,
    (socket) => void socket.resume().write(ask('/about')),
    (index) => `127.0.${1 + Math.floor(index / 50)}.1`,
  );
  await vi.waitFor(async () => expect((await fetch(`${server.url}/about`)).status).toBe(200), { timeout: 20_000 });
});

test('what cannot be parsed is not answered into the middle of a response', async () => {
  const server = await start();
  let received = '';
  open(server.url, 1, (socket) => {
    socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
    socket.once('data', () => socket.write('rubbish\r\n\r\n'));
    socket.write(ask(picture));
  });
  await vi.waitFor(() => expect(received).toContain('200 OK'));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('requests sent ahead are answered in their order', async () => {
  const server = await start();
  let received = '';
  open(server.url, 1, (socket) => {
    socket.setEncoding('latin1').on('data', (chunk) => (received += chunk));
    socket.write(ask('/about') + ask('/services') + ask('/nowhere'));
  });
  await vi.waitFor(() => expect([...received.matchAll(/<title>(\w+)/g)].map(([, title]) => title)).toEqual(['about', 'services', '404']));
});
