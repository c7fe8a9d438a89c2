/**
 * `npm run bench:blocked`: how long a page blocks a 4x slowed processor after its first paint, on a phone: the least of
 * six runs, in turns with its script, without it, and other pages given with --against.
 *
 *   CHROMIUM_PATH=/usr/bin/chromium npm run bench:blocked -- [--runs 6] [--paths /,/gallery] [--against NAME=http://localhost:4321/]...
 */
import { parseArgs } from 'node:util';
import { launchBrowser, openPhone } from './browser.ts';
import { browserVersion, storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { median } from './statistics.ts';

type Target = { name: string; url: string; script: boolean; found: number[] };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '6' },
    paths: { type: 'string', default: '/,/services/modular-kitchen,/gallery,/contact,/project' },
    against: { type: 'string', multiple: true, default: [] },
  },
});
/** A task up to this long does not block the page. */
const freeMs = 50;
/** By then everything that starts by itself has run. */
const restMs = 6000;

await using site = await serveSite('dist');
const targets: Target[] = values.paths.split(',').flatMap((path) => [
  { name: path, url: new URL(path, site.url).href, script: true, found: [] },
  { name: `${path} without script`, url: new URL(path, site.url).href, script: false, found: [] },
]);
for (const other of values.against) {
  const [name = '', url = ''] = other.split(/=(.*)/s);
  targets.push({ name, url, script: true, found: [] });
}
await using browser = await launchBrowser();
for (let run = 0; run < Number(values.runs); run++) for (const target of targets) target.found.push(await blockedMs(target));
report();

function report(): void {
  const least = ({ found }: Target) => Math.min(...found);
  const pages = targets.filter(({ url, script }) => script && url.startsWith(site.url));
  storeResult({
    name: 'blocked',
    title: 'Blocked after the first paint',
    tables: [
      {
        title: 'Milliseconds blocked after the first paint',
        note: `${browserVersion()}, phone, processor slowed 4x; the least and the median of ${values.runs} runs in turns.`,
        head: ['Page', 'Least', 'Median'],
        rows: targets.map((target) => [target.name, String(least(target)), String(median(target.found))]),
      },
    ],
    measures: pages.map((page) => {
      const bare = targets.find(({ url, script }) => !script && url === page.url) as Target;
      return { budget: 'blocked', where: page.name, value: Math.max(0, least(page) - least(bare)) };
    }),
  });
}

/** Milliseconds beyond 50 of each long task from the first contentful paint on. */
async function blockedMs({ url, script }: Target): Promise<number> {
  await using page = await openPhone(browser, 'block');
  if (!script) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(/<script>.*?<\/script>/gs, '') });
    });
  }
  await page.addInitScript(recordTasks);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(restMs);
  const { tasks, firstPaint } = await page.evaluate(() => (window as unknown as { recorded: RecordedTasks }).recorded);
  const blocked = tasks.map(({ start, duration }) => Math.max(0, Math.min(duration, start + duration - firstPaint) - freeMs));
  return Math.round(blocked.reduce((sum, each) => sum + each, 0));
}

type RecordedTasks = { tasks: { start: number; duration: number }[]; firstPaint: number };

/** Runs in the page, before its own scripts. */
function recordTasks(): void {
  const recorded: RecordedTasks = { tasks: [], firstPaint: Number.POSITIVE_INFINITY };
  (window as unknown as { recorded: RecordedTasks }).recorded = recorded;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) recorded.tasks.push({ start: startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') recorded.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
}
