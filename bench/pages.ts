/**
 * `npm run bench:pages`: every page of dist/ with Lighthouse as a phone on simulated slow 4G, each run in a browser
 * profile of its own. Each figure is its own median of the runs.
 *
 *   npm run bench:pages -- [--only /,/about] [--runs 3]
 *
 * With --only, nothing is stored for the report.
 */
import { parseArgs } from 'node:util';
import { ensureBrowsers } from '#tools/chromium.ts';
import type { Measure } from './budgets.ts';
import { type Category, categories, type Metric, measureAddress } from './lighthouse.ts';
import { browserVersion, storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { type SitePath, sitePaths } from './site-paths.ts';
import { median } from './statistics.ts';
import { number } from './table.ts';

type PageResult = Awaited<ReturnType<typeof measurePage>>;

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '3' } } });

ensureBrowsers();
await using site = await serveSite('dist');
const results: PageResult[] = [];
for (const page of sitePaths(values.only)) results.push(await measurePage(page));
if (!values.only) report();

async function measurePage({ path, unfit }: SitePath) {
  const figures = await measureAddress(new URL(path, site.url).href, Number(values.runs), unfit);
  console.log(`  ${path}  ${JSON.stringify(figures.metrics)} ${Object.values(figures.scores).join(' ')} ${figures.failed.join(' ')}`);
  return { path, ...figures };
}

function report(): void {
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
  storeResult({
    name: 'pages',
    title: 'Pages',
    measures,
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
    ],
  });
}
