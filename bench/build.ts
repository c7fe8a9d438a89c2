/**
 * `npm run bench:build`: how long the site takes to build. Cold and warm, then with 12, 50 and 200
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

type Row = { name: string; seconds: number };

using work = mkdtempDisposableSync(path.join(tmpdir(), 'build-bench-'));
const source = path.join(work.path, 'source');
for (const folder of ['content', 'photos']) cpSync(path.join(repositoryRoot, folder), path.join(source, folder), { recursive: true });
const rows = [build('cold'), build('warm')];
for (const count of services) {
  addServices(count);
  rows.push(build(`${count} services, pages new`), build(`${count} services, nothing new`));
}
report();

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
  const { status } = spawnSync(process.execPath, ['build/build.ts', source, path.join(work.path, 'dist')], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, CACHE_DIR: path.join(work.path, 'cache') },
  });
  if (status !== 0) throw new Error('The build failed: see above');
  return { name, seconds: (performance.now() - startedAt) / 1000 };
}

function report(): void {
  storeResult({
    name: 'build',
    title: 'Build',
    measures: [],
    tables: [
      {
        title: 'Seconds to build',
        note: 'In a cache of its own.',
        head: ['Build', 'Seconds'],
        rows: rows.map(({ name, seconds }) => [name, seconds.toFixed(1)]),
      },
    ],
  });
}
