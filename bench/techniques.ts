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

type Technique = { name: string; without: (html: string, folder: string) => string };
type Row = { technique: string; path: string; figures: PageFigures };

const techniques: Technique[] = [
  { name: 'as built', without: (html) => html },
  { name: 'stylesheet as a file', without: linkStyles },
  { name: 'application started at once', without: startAtOnce },
  { name: 'fonts not preloaded', without: (html) => replaced(html, /<link rel="preload" as="font"[^>]*>/g, '') },
  { name: 'JPEG instead of AVIF', without: (html) => replaced(html, /<source type="image\/avif"[^>]*>/g, '') },
  { name: 'the widest AVIF for every screen', without: (html) => replaced(html, /(?<=srcset=")[^"]*, (\S+ \d+w)(?=")/gi, '$1') },
];

const { values } = parseArgs({
  options: { paths: { type: 'string', default: '/,/services/modular-kitchen' }, runs: { type: 'string', default: '3' } },
});
const paths = values.paths.split(',');

ensureChromium();
const rows: Row[] = [];
for (const technique of techniques) rows.push(...(await measureWithout(technique)));
report(rows);

async function measureWithout({ name, without }: Technique): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-technique-'));
  cpSync(path.join(root, 'dist'), folder, { recursive: true });
  writeFileSync(path.join(folder, 'headers.json'), '{}');
  for (const page of paths) change(folder, page, without);
  const site = await serveSite(folder);
  try {
    const measured: Row[] = [];
    for (const page of paths) {
      const { figures } = await measureAddress(new URL(page, site.url).href, Number(values.runs));
      console.log(`  ${name} ${page} ${JSON.stringify(figures.metrics)}`);
      measured.push({ technique: name, path: page, figures });
    }
    return measured;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function change(folder: string, page: string, without: Technique['without']): void {
  const file = path.join(folder, page === '/' ? 'index.html' : `${page}.html`);
  writeCompressed(file, without(readFileSync(file, 'utf8'), folder));
  rmSync(`${file}.gz`);
}

function writeCompressed(file: string, text: string): void {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
}

/** Fails where the page has nothing of the kind: the comparison would say that the technique brings nothing. */
function replaced(html: string, pattern: RegExp, replacement: string): string {
  const text = html.replaceAll(pattern, replacement);
  if (text === html) throw new Error(`The page has no ${pattern}`);
  return text;
}

function linkStyles(html: string, folder: string): string {
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1];
  if (!css) throw new Error('The page has no stylesheet inside');
  writeCompressed(path.join(folder, 'assets/bench.css'), css);
  return html.replace(/<style>.*?<\/style>/s, () => '<link rel="stylesheet" href="/assets/bench.css">');
}

function startAtOnce(html: string): string {
  const loader = /<script data-entry="([^"]+)" data-preload="([^"]*)">.*?<\/script>/s;
  const [whole, entry, preload] = loader.exec(html) ?? [];
  if (!whole || !preload) throw new Error('The page has no loader');
  const links = preload.split(' ').map((href) => `<link rel="modulepreload" href="${href}">`);
  const start = `<script type="module">import('${entry}').then((application) => application.start())</script>`;
  return html.replace(whole, () => links.join('') + start);
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
