/**
 * What the collector costs: durable enquiries a second beside the bare rate of SQLite commits with the same durability,
 * its latency, and its memory over many enquiries. Loopback only; everything in one run, on one disk.
 *
 *   npm run bench:collector -- [--enquiries 50000] [--connections 64]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { enquiries: { type: 'string', default: '50000' }, connections: { type: 'string', default: '64' } },
});
const enquiries = Number(values.enquiries);
const connections = Number(values.connections);
const results = 'bench/results';

type Load = { perSecond: number; p50: number; p99: number; max: number };
type Memory = { enquiries: number; mebibytes: number };

// Not the system's temporary folder: where that is kept in memory, every commit would look durable and free.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync('.cache/bench-collector-');
try {
  await run();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const before = measureCommits();
  const { child, url } = await startServer();
  const exit = once(child, 'exit');
  const memory: Memory[] = [];
  let alone: Load;
  let crowd: Load;
  try {
    alone = await measureLoad(url, Math.min(2000, enquiries), 1, () => {});
    memory.push({ enquiries: 0, mebibytes: residentMemory(child) });
    const step = Math.max(1, Math.round(enquiries / 10));
    crowd = await measureLoad(url, enquiries, connections, (sent) => {
      if (sent % step === 0) memory.push({ enquiries: sent, mebibytes: residentMemory(child) });
    });
  } finally {
    child.kill('SIGTERM');
    await exit;
  }
  const stored = countStored();
  if (stored !== Math.min(2000, enquiries) + enquiries) throw new Error(`${stored} enquiries are stored: some were lost or stored twice`);

  const bare = Math.round((before + measureCommits()) / 2);
  const report = {
    machine: `${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`,
    enquiries,
    connections,
    bareCommitsPerSecond: bare,
    crowd,
    alone,
    memory,
  };
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'collector.json'), `${JSON.stringify(report, null, 2)}\n`);
  console.log(markdown(report));
}

/** One row a commit, WAL and synchronous=FULL, with nothing around it, for three seconds. */
function measureCommits(): number {
  const path = join(folder, 'bare.db');
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE IF NOT EXISTS bare (text TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO bare VALUES (?)');
  const row = body(0);
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 3000; count += 1) insert.run(row);
  database.close();
  return (count * 1000) / (performance.now() - start);
}

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), '<!doctype html><title>bench</title>');
  writeFileSync(join(folder, 'headers.json'), '{}');
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', SITE_DIR: folder, DATA_DIR: join(folder, 'data'), FORM_ID: 'bench' };
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, SMTP_URL: '', LIMIT_PER_ADDRESS: '999999999', LIMIT_TOTAL: '999999999' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `${/http:\S+/.exec(line.toString())?.[0]}/f/bench` };
}

/** Each connection sends its next enquiry when the last one is answered. Milliseconds. */
async function measureLoad(url: string, total: number, width: number, onSent: (sent: number) => void): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: width });
  const latencies: number[] = [];
  let next = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < total) {
        next += 1;
        const sentAt = performance.now();
        await send(url, agent, body(sentAt + next));
        onSent(latencies.push(performance.now() - sentAt));
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => round(latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0);
  return { perSecond: Math.round(total / seconds), p50: at(0.5), p99: at(0.99), max: at(1) };
}

function body(number: number): string {
  const message = `${number} A three-bedroom flat in Kompally: kitchen, two wardrobes, false ceiling in the hall. `.repeat(3);
  return JSON.stringify({ name: 'K. Srinivas', email: 'srinivas@example.com', phone: '98765 43210', message });
}

function send(url: string, agent: Agent, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`answered ${answer.statusCode}`))));
    });
    outgoing.once('error', reject);
    outgoing.end(text);
  });
}

/** From Linux's own account; elsewhere it is not reported. */
function residentMemory(child: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function countStored(): number {
  const database = new DatabaseSync(join(folder, 'data', 'enquiries.db'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS count FROM enquiries').get();
  database.close();
  return Number(row?.count);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Report = {
  machine: string;
  enquiries: number;
  connections: number;
  bareCommitsPerSecond: number;
  crowd: Load;
  alone: Load;
  memory: Memory[];
};

function markdown({ machine, connections, bareCommitsPerSecond, crowd, alone, memory }: Report): string {
  const count = (value: number) => value.toLocaleString('en-IN');
  return `
Collector, ${machine}

| | a second | p50 ms | p99 ms | worst ms |
|---|---|---|---|---|
| bare SQLite commits, WAL, synchronous=FULL | ${count(bareCommitsPerSecond)} | | | |
| enquiries stored and answered, ${connections} connections | ${count(crowd.perSecond)} | ${crowd.p50} | ${crowd.p99} | ${crowd.max} |
| enquiries stored and answered, one connection | ${count(alone.perSecond)} | ${alone.p50} | ${alone.p99} | ${alone.max} |

| enquiries | ${memory.map((sample) => count(sample.enquiries)).join(' | ')} |
|---|${memory.map(() => '---|').join('')}
| memory, MiB | ${memory.map((sample) => sample.mebibytes).join(' | ')} |
`;
}
