import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunningServer, startServer, temporaryFolder, temporarySite, validFields } from '#server/test/test-support.ts';

// In one of these the server parses two million chunks, which takes a minute on a shared core.
vi.setConfig({ testTimeout: 600_000 });

const picture = '/assets/large-1a2b3c.jpg';
const ask = (target: string) => `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`;
const body = JSON.stringify(validFields);
const inChunks =
  'POST /f/enquiry HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n';
const byteByByte = inChunks + '1\r\na\r\n'.repeat(60_000);
const beginning = 'GET / HTTP/1.1\r\nHost: a\r\nX-A: ';

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const SITE_DIR = temporarySite();
  writeFileSync(join(SITE_DIR, picture), Buffer.alloc(4_000_000, 7));
  return startServer({ SITE_DIR, DATA_DIR: temporaryFolder(), ...env });
}

function open(url: string, count: number, act: (socket: Socket) => void): Socket[] {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), allowHalfOpen: true });
    socket.on('error', () => {}).once('connect', () => act(socket));
    return socket;
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return sockets;
}

const neverReads = (text: string) => (socket: Socket) => socket.pause().write(text);

function drips(text: string) {
  return (socket: Socket) => {
    socket.resume().write(text);
    const timer = setInterval(() => socket.write('a'), 500);
    socket.on('close', () => clearInterval(timer));
  };
}

/** Loads 50 pages one after the other. Returns the most descriptors and memory that the server had (Linux only). */
async function serve({ url, process: child }: RunningServer) {
  let descriptors = 0;
  for (let page = 0; page < 50; page += 1) {
    const response = await fetch(`${url}/about`);
    expect(response.status).toBe(200);
    await response.text();
    if (process.platform === 'linux') descriptors = Math.max(descriptors, readdirSync(`/proc/${child.pid}/fd`).length);
  }
  const status = process.platform === 'linux' ? readFileSync(`/proc/${child.pid}/status`, 'utf8') : '';
  return { descriptors, mebibytes: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 };
}

describe('200 impolite connections leave pages to polite ones, within 500 descriptors and 400 MiB', () => {
  test.each([
    ['that never read', neverReads(ask(picture))],
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

test('behind a proxy, one address has at most 20 unfinished forms, and another is served meanwhile', async () => {
  const server = await start({ TRUSTED_PROXY: '127.0.0.1' });
  const form = (ip: string) =>
    `POST /f/enquiry HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${ip}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const statuses = (count: number, text: string) => {
    const list: string[] = [];
    open(server.url, count, (socket) => socket.once('data', (data) => list.push(String(data).slice(9, 12))).write(text));
    return list;
  };
  const unfinished = statuses(50, form('192.0.2.1'));
  await vi.waitFor(() => expect(unfinished).toEqual(Array(30).fill('503')), { timeout: 120_000 });
  for (const ip of ['192.0.2.2', '2001:db8::1', 'what no address is']) {
    const finished = statuses(5, form(ip) + body);
    await vi.waitFor(() => expect(finished).toEqual(Array(5).fill('200')), { timeout: 120_000 });
  }
});
