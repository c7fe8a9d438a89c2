/**
 * `npm run bench:techniques`: what each technique of the first load saves, by measuring the same pages without it. Works on
 * copies of dist/, without a security policy, whose hashes would not fit the changed pages.
 *
 *   npm run bench:techniques -- [--paths /,/services/tv-units] [--runs 3]
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '#content-model/project-root.ts';
import { ensureBrowser } from './browser.ts';
import { measureAddress, type PageFigures } from './lighthouse.ts';
import { publish } from './results.ts';
import { serveSite } from './serve-site.ts';
import { number } from './table.ts';

/**
 * `without` answers with the page as it was where it does not use the technique, and throws where it does not find it. Pages
 * without `what` are left out.
 */
type Technique = { name: string; without: Change; what?: RegExp };
type Change = (text: string) => string;
type Row = { technique: string; path: string; figures: PageFigures };

const earlyScript = /<script data-preload="([^"]*)">(.*?)<\/script>/s;
const fontPreload = /<link rel="preload" as="font"[^>]*>/g;
const picture = /<img /;
const avif = /(?<=<source [^>]*type=")image\/avif(?=")/g;
const narrower = /(?<=srcset=")[^"]*, (?=\S+ \d+w")/gi;

const techniques: Technique[] = [
  { name: 'application started at once', without: startAtOnce },
  { name: 'fonts not preloaded', without: (html) => replaceIn(html, fontPreload, '') },
  // A type that no browser knows: without the element the page would not be the one that React expects.
  { name: 'JPEG instead of AVIF', without: (html) => replaceIn(html, avif, 'image/unknown'), what: picture },
  { name: 'the widest AVIF for every screen', without: (html) => replaceIn(html, narrower, ''), what: picture },
];

const { values } = parseArgs({
  options: { paths: { type: 'string', default: '/,/services/modular-kitchen,/terms' }, runs: { type: 'string', default: '3' } },
});
const paths = values.paths.split(',');
const dist = path.join(projectRoot, 'dist');

ensureBrowser();
const rows = await measureChanged('as built', paths, () => {});
for (const technique of techniques) {
  const using = paths.filter((page) => readPage(dist, page).match(technique.what ?? ''));
  rows.push(...(await measureChanged(technique.name, using, (folder) => undo(technique, folder, using))));
}
report(rows);

/** Serves a copy of the build, changed, and measures some of its pages. */
async function measureChanged(technique: string, pages: string[], change: (folder: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-technique-'));
  cpSync(dist, folder, { recursive: true });
  writeFileSync(path.join(folder, 'headers.json'), '{}');
  change(folder);
  const site = await serveSite(folder);
  try {
    const measured: Row[] = [];
    for (const page of pages) {
      const { figures } = await measureAddress(new URL(page, site.url).href, Number(values.runs));
      console.log(`  ${technique} ${page} ${JSON.stringify(figures.metrics)}`);
      measured.push({ technique, path: page, figures });
    }
    return measured;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function undo({ without }: Technique, folder: string, pages: string[]): void {
  for (const page of pages) rewrite(pageFile(folder, page), without);
}

function rewrite(file: string, change: Change): void {
  const text = change(readFileSync(file, 'utf8'));
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  rmSync(`${file}.gz`);
}

function readPage(folder: string, page: string): string {
  return readFileSync(pageFile(folder, page), 'utf8');
}

function pageFile(folder: string, page: string): string {
  return path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
}

function startAtOnce(html: string): string {
  return replaceIn(html, earlyScript, (_, preload = '', script = '') => {
    const entry = /\/assets\/client-[\w-]+\.js/.exec(script)?.[0];
    const links = preload.split(' ').map((href) => `<link rel="modulepreload" href="${href}">`);
    return `${links.join('')}<script type="module" src="${entry}"></script>`;
  });
}

/** Throws where the text has no such part: a variant that changes nothing would measure the build against itself. */
function replaceIn(text: string, part: RegExp, by: string | ((...match: string[]) => string)): string {
  if (text.search(part) < 0) {
    throw new Error(`The build has no ${part}: update bench/techniques.ts after build/prerender.ts and app/entry/document.tsx`);
  }
  return typeof by === 'string' ? text.replace(part, by) : text.replace(part, by);
}

function report(measured: Row[]): void {
  publish({
    name: 'techniques',
    title: 'Techniques, measured',
    measures: [],
    data: measured,
    tables: [
      {
        title: 'The same pages without one technique',
        note: `As the table of pages, median of ${values.runs} runs, and without the security policy, also where nothing else was changed.`,
        head: ['Page', 'Variant', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS'],
        rows: paths.flatMap((page) =>
          measured
            .filter((row) => row.path === page)
            .map(({ technique, figures: { metrics } }) => [
              page,
              technique,
              ...[metrics.lcp, metrics.fcp, metrics.tbt].map((value) => number(value)),
              number(metrics.cls, 3),
            ]),
        ),
      },
    ],
  });
}
