/**
 * `npm run bench:build`: how long the site takes to build. Cold and warm with 85 photographs, then warm with 12, 50 and
 * 200 services. Works on a copy of the content with photographs made different from one another, in a cache of its own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const photographs = 85;
const services = [12, 50, 200];

const work = mkdtempSync(path.join(tmpdir(), 'build-bench-'));
try {
  const source = path.join(work, 'source');
  cpSync(path.join(root, 'content'), path.join(source, 'content'), { recursive: true });
  await makePhotographs(path.join(source, 'photos'));
  showEveryPhotograph(source);
  const rows = [
    { name: `cold, ${photographs} photographs`, seconds: build(source) },
    { name: `warm, ${photographs} photographs`, seconds: build(source) },
    ...services.map((count) => {
      addServices(source, count);
      return { name: `warm, ${count} services`, seconds: build(source) };
    }),
  ];
  report(rows);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The project's photographs, and as many again in other brightness as are needed, so that none is the same file. */
async function makePhotographs(folder: string): Promise<void> {
  mkdirSync(folder);
  const originals = readdirSync(path.join(root, 'photos')).filter((name) => name.endsWith('.jpg'));
  for (const name of originals) cpSync(path.join(root, 'photos', name), path.join(folder, name));
  for (let index = originals.length; index < photographs; index++) {
    const original = path.join(root, 'photos', originals[index % originals.length] as string);
    await sharp(original)
      .modulate({ brightness: 1 + index / 500 })
      .jpeg({ quality: 88 })
      .toFile(path.join(folder, `bench-${index}.jpg`));
  }
}

/** Adds the made photographs to the pictures of the first service, so that the build works on each. */
function showEveryPhotograph(source: string): void {
  const file = path.join(source, 'content/services/modular-kitchen.md');
  const made = readdirSync(path.join(source, 'photos')).filter((name) => name.startsWith('bench-'));
  const entries = made.map((name) => `  - photo: ${path.basename(name, '.jpg')}\n    alt: A room of the benchmark, made from another\n`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^pictures:\n/m, `pictures:\n${entries.join('')}`));
}

function addServices(source: string, count: number): void {
  const folder = path.join(source, 'content/services');
  const example = readFileSync(path.join(folder, 'tv-units.md'), 'utf8');
  for (let index = readdirSync(folder).length + 1; index <= count; index++) {
    const own = example
      .replace(/^order: .+$/m, `order: ${index}`)
      .replace(/^name: .+$/m, `name: Service ${index}`)
      .replace(/^( {2}title: ).+$/m, `$1Service number ${index} of the benchmark`)
      .replace(
        /^( {2}description: )(?:.+\n(?: {4}.+\n)*)/m,
        `$1Service number ${index}, a copy made to see how long a site with many services takes to build.\n`,
      );
    writeFileSync(path.join(folder, `service-${index}.md`), own);
  }
}

function build(source: string): number {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, ['builder/build.ts', source, path.join(work, 'dist')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CACHE_DIR: path.join(work, 'cache') },
  });
  if (status !== 0) throw new Error('The build failed: see above');
  return (performance.now() - begun) / 1000;
}

function report(rows: { name: string; seconds: number }[]): void {
  const machine = `${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`;
  const table = ['| build | seconds |', '|---|---|', ...rows.map(({ name, seconds }) => `| ${name} | ${seconds.toFixed(1)} |`)];
  console.log(`${machine}\n\n${table.join('\n')}`);
  mkdirSync(path.join(root, 'bench/results'), { recursive: true });
  writeFileSync(path.join(root, 'bench/results/build.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
}
