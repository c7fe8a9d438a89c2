/**
 * `npm run bench:server`: answers a second of the project's server beside a bare Node server on the same files, in turns, so
 * that both share the machine's moods. Loopback only.
 *
 *   npm run bench:server -- [--rounds 5] [--seconds 2] [--connections 32]
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#content-model/project-root.ts';
import { type Load, measureLoad } from './load.ts';
import { publish } from './results.ts';
import { serveSite, startServer } from './serve-site.ts';
import { median } from './statistics.ts';
import { kilobytes, number } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
  },
});

type Row = { what: string; url: string; bytes: number; own: Load[]; bare: Load[] };

const own = await serveSite('dist');
const bare = await startServer('bench/bare-server.ts', { SITE_DIR: 'dist' });
try {
  const rows: Row[] = [];
  for (const target of targets()) rows.push(await compare(target));
  report(rows);
} finally {
  await Promise.all([own.stop(), bare.stop()]);
}

function targets(): Pick<Row, 'what' | 'url' | 'bytes'>[] {
  const script = largest('assets', '.js.br').replace(/\.br$/, '');
  const picture = largest('assets/pictures', '-960.avif');
  return [
    { what: 'page', url: '/', bytes: size('index.html.br') },
    { what: 'script', url: `/${script}`, bytes: size(`${script}.br`) },
    { what: 'picture', url: `/${picture}`, bytes: size(picture) },
  ];
}

function largest(folder: string, ending: string): string {
  const names = readdirSync(path.join(projectRoot, 'dist', folder)).filter((name) => name.endsWith(ending));
  const files = names.map((name) => `${folder}/${name}`).sort((a, b) => size(b) - size(a));
  if (!files[0]) throw new Error(`No file ends with ${ending} in dist/${folder}`);
  return files[0];
}

function size(file: string): number {
  return statSync(path.join(projectRoot, 'dist', file)).size;
}

async function compare(target: Pick<Row, 'what' | 'url' | 'bytes'>): Promise<Row> {
  const row: Row = { ...target, own: [], bare: [] };
  // The first turns warm both up.
  await oneTurn(own.url, target.url);
  await oneTurn(bare.url, target.url);
  for (let round = 0; round < Number(values.rounds); round++) {
    row.own.push(await oneTurn(own.url, target.url));
    row.bare.push(await oneTurn(bare.url, target.url));
  }
  return row;
}

function oneTurn(server: string, url: string): Promise<Load> {
  const request = Buffer.from(`GET ${url} HTTP/1.1\r\nHost: ${new URL(server).host}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
  return measureLoad({
    url: server,
    connections: Number(values.connections),
    more: (_, elapsed) => elapsed < Number(values.seconds) * 1000,
    request: () => request,
  });
}

function report(rows: Row[]): void {
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const slowest = (loads: Load[]) => median(loads.map(({ p99 }) => p99));
  publish({
    name: 'server',
    title: 'Server',
    measures: [],
    data: rows,
    tables: [
      {
        title: 'Answers a second beside a bare Node server',
        note: `${values.connections} kept-alive connections, median of ${values.rounds} turns of ${values.seconds} s; the load comes from the same machine. The bare server answers from memory without any check or security header.`,
        head: ['File', 'KB', 'This server', 'Bare server', 'Ratio', 'p99 ms', 'p99 ms, bare'],
        rows: rows.map(({ what, bytes, own, bare }) => [
          what,
          kilobytes(bytes),
          number(rate(own)),
          number(rate(bare)),
          (rate(own) / rate(bare)).toFixed(2),
          number(slowest(own), 1),
          number(slowest(bare), 1),
        ]),
      },
    ],
  });
}
