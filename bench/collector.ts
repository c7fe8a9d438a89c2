/**
 * What the collector costs: durable enquiries a second beside the bare rate of SQLite commits with the same durability,
 * its latency, and its memory over many enquiries. Loopback only; everything in one run, on one disk.
 *
 *   npm run bench:collector -- [--enquiries 5000] [--connections 64]
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { projectRoot } from '#content-model/project-root.ts';
import { type Load, measureLoad } from './load.ts';
import { publish } from './results.ts';
import { serveSite } from './serve-site.ts';
import { number } from './table.ts';

const { values } = parseArgs({
  options: { enquiries: { type: 'string', default: '5000' }, connections: { type: 'string', default: '64' } },
});
const enquiries = Number(values.enquiries);
const connections = Number(values.connections);
const enquiriesAlone = Math.min(2000, enquiries);

type Memory = { enquiries: number; mebibytes: number };

// Not the system's temporary folder: where that is kept in memory, every commit would look durable and free.
mkdirSync(path.join(projectRoot, '.cache'), { recursive: true });
const folder = mkdtempSync(path.join(projectRoot, '.cache/bench-collector-'));
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const before = measureCommits();
  writeSite();
  const server = await serveSite(folder, path.join(folder, 'data'));
  const url = `${server.url}/f/bench`;
  const memory: Memory[] = [];
  let alone: Load;
  let crowd: Load;
  try {
    alone = await send(url, enquiriesAlone, 1, () => {});
    memory.push({ enquiries: 0, mebibytes: residentMemory(server.pid) });
    const step = Math.max(1, Math.round(enquiries / 10));
    crowd = await send(url, enquiries, connections, (sent) => {
      if (sent % step === 0) memory.push({ enquiries: sent, mebibytes: residentMemory(server.pid) });
    });
  } finally {
    await server.stop();
  }
  const stored = countStored();
  if (stored !== enquiriesAlone + enquiries) throw new Error(`${stored} enquiries are stored: some were lost or stored twice`);
  report({ bareCommitsPerSecond: Math.round((before + measureCommits()) / 2), crowd, alone, memory });
}

/** One row a commit, with the store's own settings and nothing around it, for three seconds. */
function measureCommits(): number {
  const database = new DatabaseSync(path.join(folder, 'bare.db'));
  database.exec('PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS bare (text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO bare VALUES (?)');
  const row = body(0);
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 3000; count += 1) insert.run(row);
  database.close();
  return (count * 1000) / (performance.now() - start);
}

/** The least that the server starts with. */
function writeSite(): void {
  for (const name of ['index.html', '404.html']) writeFileSync(path.join(folder, name), '<!doctype html><title>bench</title>');
  writeFileSync(path.join(folder, 'headers.json'), '{}');
}

function send(url: string, total: number, width: number, onAnswer: (answered: number) => void): Promise<Load> {
  return measureLoad({ url, connections: width, more: (sent) => sent < total, request: (count) => enquiry(url, body(count)), onAnswer });
}

function enquiry(url: string, text: string): Buffer {
  const { host, pathname } = new URL(url);
  const head = [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Content-Type: application/json',
    'Accept: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** No two are the same, or the second would count as a repetition of the first. */
function body(count: number): string {
  const message =
    `${performance.now()} ${count} A three-bedroom flat in Kompally: kitchen, two wardrobes, false ceiling in the hall. `.repeat(3);
  return JSON.stringify({ name: 'K. Srinivas', email: 'srinivas@example.com', phone: '98765 43210', message });
}

/** From Linux's own account; elsewhere it is not reported. */
function residentMemory(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function countStored(): number {
  const database = new DatabaseSync(path.join(folder, 'data', 'enquiries.db'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM enquiries').get();
  database.close();
  return Number(row?.count);
}

type Measured = { bareCommitsPerSecond: number; crowd: Load; alone: Load; memory: Memory[] };

function report({ bareCommitsPerSecond, crowd, alone, memory }: Measured): void {
  const row = (name: string, { perSecond, p50, p99, max }: Load) => [name, number(perSecond), `${p50}`, `${p99}`, `${max}`];
  publish({
    name: 'collector',
    title: 'Collector',
    measures: [],
    data: { enquiries, connections, bareCommitsPerSecond, crowd, alone, memory },
    tables: [
      {
        title: 'Enquiries stored and answered',
        note: 'Each is on disk before it is answered. The bare commits are one row each, with nothing around them.',
        head: ['', 'A second', 'p50 ms', 'p99 ms', 'Worst ms'],
        rows: [
          ['bare SQLite commits, rollback journal, synchronous=FULL', number(bareCommitsPerSecond), '', '', ''],
          row(`enquiries, ${connections} connections`, crowd),
          row('enquiries, one connection', alone),
        ],
      },
      {
        title: 'Memory of the server',
        head: ['Enquiries', ...memory.map((sample) => number(sample.enquiries))],
        rows: [['MiB', ...memory.map((sample) => String(sample.mebibytes))]],
      },
    ],
  });
}
