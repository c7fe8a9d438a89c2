import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result as Report } from 'lighthouse';
import { findBrowser } from '#tools/chromium.ts';
import { browserFlags } from './browser.ts';
import { median } from './statistics.ts';

export const categories = { performance: 'Performance', accessibility: 'Accessibility', 'best-practices': 'Best practices', seo: 'SEO' };
const metrics = {
  lcp: 'largest-contentful-paint',
  fcp: 'first-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

export type Category = keyof typeof categories;
export type Metric = keyof typeof metrics;
type Run = ReturnType<typeof readReport>;

/**
 * The median of each figure over `count` runs: scores from 0 to 100, times in milliseconds. `failed`: audits that failed in
 * any run. Audits of `unfit` are skipped.
 */
export async function measureAddress(url: string, count: number, unfit: string[]) {
  const runs: Run[] = [];
  // On a busy machine the browser's trace sometimes does not start.
  for (let run = 0; run < count; run++) runs.push(await measureOnce(url, unfit).catch(() => measureOnce(url, unfit)));
  return {
    scores: medians(runs.map(({ scores }) => scores)),
    metrics: medians(runs.map(({ metrics }) => metrics)),
    failed: [...new Set(runs.flatMap(({ failed }) => failed))],
    runs,
  };
}

/** The browser's own start goes on after its window is open, and would count as the page's. */
const settlingMs = 2000;

async function measureOnce(url: string, unfit: string[]): Promise<Run> {
  const chromePath = findBrowser();
  const browser = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    await setTimeout(settlingMs);
    const answer = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: Object.keys(categories),
      ignoreStatusCode: true,
      skipAudits: unfit,
    });
    if (!answer || answer.lhr.runtimeError) throw new Error(`Lighthouse failed at ${url}: ${answer?.lhr.runtimeError?.message}`);
    return readReport(answer.lhr);
  } finally {
    browser.kill();
  }
}

function readReport({ categories: scored, audits, environment, lighthouseVersion }: Report) {
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
