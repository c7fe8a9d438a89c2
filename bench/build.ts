/**
 * `npm run bench:build`: how long the site takes to build, step by step. Cold and warm, then with 12, 50 and 200
 * services: first with pages that were never compressed before, then again. Works on a copy of content and photographs,
 * in a cache of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '#content-model/roots.ts';
import { storeResult } from './results.ts';

const services = [12, 50, 200];

type Row = { name: string; seconds: number; steps: { name: string; seconds: number }[] };

using work = mkdtempDisposableSync(path.join(tmpdir(), 'build-bench-'));
const source = path.join(work.path, 'source');
for (const folder of ['content', 'photos']) cpSync(path.join(repositoryRoot, folder), path.join(source, folder), { recursive: true });
const rows = [build('cold'), build('warm')];
for (const count of services) {
  addServices(count);
  rows.push(build(`${count} services, pages new`), build(`${count} services, nothing new`));
}
report(rows);

function addServices(count: number): void {
  const folder = path.join(source, 'content/services');
  const example = readFileSync(path.join(folder, 'tv-units.md'), 'utf8');
  for (let index = readdirSync(folder).length + 1; index <= count; index++) {
    const own = example
      .replace(/^order: .+$/m, `order: ${1000 + index}`)
      .replace(/^name: .+$/m, `name: Service ${index}`)
      .replace(/^title: .+$/m, `title: Headline ${index}`)
      .replace(/^intro: (?:.+\n(?: {2}.+\n)*)/m, `intro: Words below headline ${index}.\n`)
      .replace(/^( {2}title: ).+$/m, `$1Service number ${index} of the benchmark`)
      .replace(
        /^( {2}description: )(?:.+\n(?: {4}.+\n)*)/m,
        `$1Service number ${index}, a copy made to see how long a site with many services takes to build.\n`,
      );
    writeFileSync(path.join(folder, `service-${index}.md`), own);
  }
}

function build(name: string): Row {
  const startedAt = performance.now();
  const { status, stdout } = spawnSync(process.execPath, ['build/build.ts', source, path.join(work.path, 'dist')], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, CACHE_DIR: path.join(work.path, 'cache') },
  });
  if (status !== 0) throw new Error('The build failed: see above');
  return { name, seconds: (performance.now() - startedAt) / 1000, steps: printedSteps(stdout) };
}

/** Reads what build/build-site.ts prints for each step: `  1.6 s  scripts and styles`. */
function printedSteps(output: string): Row['steps'] {
  // The number of pages differs from row to row.
  return [...output.matchAll(/^ *([\d.]+) s {2}(?:\d+ )?(.+)$/gm)].map(([, seconds, name]) => ({
    name: name as string,
    seconds: Number(seconds),
  }));
}

function report(rows: Row[]): void {
  const steps = rows[0]?.steps.map(({ name }) => name) ?? [];
  storeResult({
    name: 'build',
    title: 'Build',
    measures: [],
    data: rows,
    tables: [
      {
        title: 'Seconds to build',
        note: 'In a cache of its own. The whole is longer than its steps by the start of Node.',
        head: ['Build', 'Whole', ...steps],
        rows: rows.map(({ name, seconds, steps }) => [
          name,
          ...[seconds, ...steps.map((step) => step.seconds)].map((value) => value.toFixed(1)),
        ]),
      },
    ],
  });
}
