/**
 * `npm run bench:pages`: every page of dist/ with Lighthouse as a phone on simulated slow 4G, each run in a browser profile
 * of its own. Each figure is the median of the runs, worked out by itself.
 *
 *   npm run bench:pages -- [--only /,/about] [--runs 3]
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';
import { ensureChromium, findChromium } from '../scripts/chromium.ts';
import type { Measure } from './budgets.ts';
import { browserVersion, publish } from './results.ts';
import { serveSite } from './serve-site.ts';
import { type SitePath, sitePaths } from './site-paths.ts';
import { median } from './statistics.ts';
import { number } from './table.ts';

const categories = { performance: 'Performance', accessibility: 'Accessibility', 'best-practices': 'Best practices', seo: 'SEO' };
const metrics = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

type Category = keyof typeof categories;
type Metric = keyof typeof metrics;
type Run = { scores: Record<Category, number>; metrics: Record<Metric, number>; failed: string[]; benchmarkIndex: number; version: string };
type PageResult = Pick<Run, 'scores' | 'metrics' | 'failed'> & { path: string; runs: Run[] };

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } } });

ensureChromium();
const site = await serveSite('dist');
try {
  const results: PageResult[] = [];
  for (const page of sitePaths(values.only)) results.push(await measurePage(page, Number(values.runs)));
  report(results);
} finally {
  await site.stop();
}

async function measurePage(page: SitePath, count: number): Promise<PageResult> {
  const runs: Run[] = [];
  for (let run = 0; run < count; run++) runs.push(await measureOnce(page).catch(() => measureOnce(page)));
  const result = {
    path: page.path,
    scores: medians(runs.map(({ scores }) => scores)),
    metrics: medians(runs.map(({ metrics }) => metrics)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    runs,
  };
  console.log(`  ${page.path}  ${JSON.stringify(result.metrics)} ${Object.values(result.scores).join(' ')} ${result.failed.join(' ')}`);
  return result;
}

async function measureOnce({ path, toBeFound }: SitePath): Promise<Run> {
  const chromePath = findChromium();
  const browser = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const answer = await lighthouse(new URL(path, site.url).href, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: Object.keys(categories),
      // The error page answers 404, and neither it nor the thank-you page is for search engines.
      ignoreStatusCode: true,
      ...(toBeFound ? {} : { skipAudits: ['is-crawlable', 'http-status-code'] }),
    });
    if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse failed at ${path}: ${answer?.lhr.runtimeError?.message}`);
    return readReport(answer.lhr);
  } finally {
    browser.kill();
  }
}

function readReport({ categories: scored, audits, environment, lighthouseVersion }: Report): Run {
  const score = (name: Category) => Math.round((scored[name]?.score ?? 0) * 100);
  const metric = (name: Metric) => rounded(name, audits[metrics[name]]?.numericValue ?? Number.NaN);
  const counted = Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: fromKeys(categories, score),
    metrics: fromKeys(metrics, metric),
    failed: counted.map(({ id }) => id).filter((id) => ![1, null].includes(audits[id]?.score ?? null)),
    benchmarkIndex: environment.benchmarkIndex,
    version: lighthouseVersion,
  };
}

/** Layout shift as Lighthouse shows it, with three digits; times in whole milliseconds. */
function rounded(name: Metric, value: number): number {
  return name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

function medians<Key extends string>(all: Record<Key, number>[]): Record<Key, number> {
  return fromKeys(all[0] as Record<Key, number>, (key) => median(all.map((one) => one[key])));
}

function fromKeys<Key extends string>(shape: Record<Key, unknown>, value: (key: Key) => number): Record<Key, number> {
  return Object.fromEntries((Object.keys(shape) as Key[]).map((key) => [key, value(key)])) as Record<Key, number>;
}

function report(results: PageResult[]): void {
  const runs = results.flatMap((result) => result.runs);
  const index = number(median(runs.map(({ benchmarkIndex }) => benchmarkIndex)));
  const measures = results.flatMap(({ path, scores, metrics }): Measure[] => [
    ...Object.entries(scores).map(([name, value]) => ({
      budget: 'score' as const,
      where: `${path}, ${categories[name as Category]}`,
      value,
    })),
    ...Object.entries(metrics).map(([name, value]) => ({ budget: name as Metric, where: path, value })),
  ]);
  publish({
    name: 'pages',
    title: 'Pages',
    measures,
    data: results,
    tables: [
      {
        title: 'Lighthouse, page by page',
        note: `Lighthouse ${runs[0]?.version}, ${browserVersion()}; phone, simulated slow 4G and 4x slowed processor; median of ${values.runs} runs for each figure. Benchmark index of the machine while measuring: ${index}.`,
        head: ['Page', 'LCP ms', 'FCP ms', 'TBT ms', 'CLS', ...Object.values(categories)],
        rows: results.map(({ path, metrics: { lcp, fcp, tbt, cls }, scores }) => [
          path,
          ...[lcp, fcp, tbt].map((value) => number(value)),
          number(cls, 3),
          ...Object.values(scores).map(String),
        ]),
      },
      ...failures(results),
    ],
  });
}

/** The audits that cost points; timings that are part of the performance score are in the table of pages already. */
function failures(results: PageResult[]) {
  const timings: string[] = [...Object.values(metrics), 'speed-index'];
  const rows = results
    .map(({ path, failed }) => [path, failed.filter((id) => !timings.includes(id)).join(', ')])
    .filter(([, failed]) => failed);
  return rows.length > 0 ? [{ title: 'Failed audits', head: ['Page', 'Audits'], rows: rows as string[][] }] : [];
}
