/**
 * `npm run bench:techniques`: what each technique of the first load brings, by measuring the same pages without it. Works on
 * copies of dist/, without a security policy, whose hashes would not fit the changed pages.
 *
 *   npm run bench:techniques -- [--paths /,/services/tv-units] [--runs 3]
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { ensureChromium } from '../scripts/chromium.ts';
import { measureAddress, type PageFigures } from './lighthouse.ts';
import { publish, root } from './results.ts';
import { serveSite } from './serve-site.ts';
import { number } from './table.ts';

/** `without` answers with the page as it was where it does not use the technique. */
type Technique = { name: string; without: (html: string) => string };
type Row = { technique: string; path: string; figures: PageFigures };

/** The stylesheet is the same in every page; each copy of the build has it as a file too. */
const inlineStyles = /<style>(.*?)<\/style>/s;
const fontPreload = /<link rel="preload" as="font"[^>]*>/g;

const techniques: Technique[] = [
  { name: 'stylesheet as a file', without: linkStyles },
  { name: 'application started at once', without: startAtOnce },
  { name: 'fonts not preloaded', without: (html) => html.replaceAll(fontPreload, '') },
  {
    name: 'no fonts but the system’s',
    without: (html) => html.replaceAll(fontPreload, '').replaceAll(/@font-face\s*{[^}]*woff2[^}]*}/g, ''),
  },
  { name: 'JPEG instead of AVIF', without: (html) => html.replaceAll(/<source type="image\/avif"[^>]*>/g, '') },
  { name: 'the widest AVIF for every screen', without: (html) => html.replaceAll(/(?<=srcset=")[^"]*, (\S+ \d+w)(?=")/gi, '$1') },
];

const { values } = parseArgs({
  options: { paths: { type: 'string', default: '/,/services/modular-kitchen,/terms' }, runs: { type: 'string', default: '3' } },
});
const paths = values.paths.split(',');
const dist = path.join(root, 'dist');

ensureChromium();
const rows = await measureChanged('as built', paths, () => {});
for (const { name, without } of techniques) {
  const using = paths.filter((page) => without(readPage(dist, page)) !== readPage(dist, page));
  rows.push(...(await measureChanged(name, using, (folder) => changePages(folder, using, without))));
}
report(rows);

/** Serves a copy of the build, changed, and measures some of its pages. */
async function measureChanged(technique: string, pages: string[], change: (folder: string) => void): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-technique-'));
  cpSync(dist, folder, { recursive: true });
  writeFileSync(path.join(folder, 'headers.json'), '{}');
  writeCompressed(path.join(folder, 'bench.css'), inlineStyles.exec(readPage(folder, '/'))?.[1] ?? '');
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

function changePages(folder: string, pages: string[], without: Technique['without']): void {
  for (const page of pages) {
    writeCompressed(pageFile(folder, page), without(readPage(folder, page)));
    rmSync(`${pageFile(folder, page)}.gz`);
  }
}

function readPage(folder: string, page: string): string {
  return readFileSync(pageFile(folder, page), 'utf8');
}

function pageFile(folder: string, page: string): string {
  return path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
}

function writeCompressed(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

function linkStyles(html: string): string {
  return html.replace(inlineStyles, '<link rel="stylesheet" href="/bench.css">');
}

function startAtOnce(html: string): string {
  return html.replace(/<script data-entry="([^"]+)" data-preload="([^"]*)">.*?<\/script>/s, (_, entry: string, preload: string) => {
    const links = preload.split(' ').map((href) => `<link rel="modulepreload" href="${href}">`);
    return `${links.join('')}<script type="module">import('${entry}').then((application) => application.start())</script>`;
  });
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
