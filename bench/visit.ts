/**
 * `npm run bench:visit`: how long a phone with a 4x slowed processor takes from each touch or key to the next paint, in a
 * visit that uses every kind of control. The visit is made three times; an interaction counts with its median.
 *
 *   npm run bench:visit -- [--visits 3] [--slowdown 4]
 */
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../scripts/chromium.ts';
import { launchBrowser, newPhone } from './phone.ts';
import { browserVersion, publish } from './results.ts';
import { serveSite } from './serve-site.ts';
import { median } from './statistics.ts';
import { number } from './table.ts';
import { steps } from './visit-steps.ts';

/** Event timing names no interaction shorter than this. */
const leastMs = 16;

type Interaction = { name: string; durations: number[] };

const { values } = parseArgs({ options: { visits: { type: 'string', default: '3' }, slowdown: { type: 'string', default: '4' } } });

ensureChromium();
const site = await serveSite('dist');
const browser = await launchBrowser();
try {
  const visits: number[][] = [];
  for (let visit = 0; visit < Number(values.visits); visit++) visits.push(await visitOnce());
  report(steps.map(({ name }, index) => ({ name, durations: visits.map((visit) => visit[index] as number) })));
} finally {
  await browser.close();
  await site.stop();
}

/** The longest interaction of each step, in milliseconds. */
async function visitOnce(): Promise<number[]> {
  const phone = await newPhone(browser);
  try {
    const page = await phone.newPage();
    // Through the browser's own protocol: the page's security policy admits no script of others.
    await page.addInitScript(recordInteractions, leastMs);
    const session = await phone.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    await page.goto(site.url, { waitUntil: 'load' });
    const durations: number[] = [];
    for (const { act } of steps) {
      await act(page);
      durations.push(await longestInteraction(page));
    }
    return durations;
  } finally {
    await phone.close();
  }
}

type Recorded = { interactions?: number[]; takeInteractions?: () => number[] };

/** Runs in the page. One interaction is several events (pointerdown, pointerup, click); the longest counts. */
function recordInteractions(durationThreshold: number): void {
  const longest = new Map<number, number>();
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
      if (interactionId) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // The standard library does not know the threshold yet.
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  (window as Recorded).takeInteractions = () => {
    keep(observer.takeRecords());
    const durations = [...longest.values()];
    longest.clear();
    return durations;
  };
}

async function longestInteraction(page: Page): Promise<number> {
  // Entries arrive after the paint; transitions and lazy code may hold it up.
  await page.waitForTimeout(700);
  const durations = await page.evaluate(() => (window as Recorded).takeInteractions?.() ?? []);
  return Math.max(0, ...durations);
}

function report(interactions: Interaction[]): void {
  const shown = (duration: number) => (duration < leastMs ? `under ${leastMs}` : number(duration));
  publish({
    name: 'visit',
    title: 'Interactions',
    data: interactions,
    measures: interactions.map(({ name, durations }) => ({ budget: 'interaction', where: name, value: median(durations) })),
    tables: [
      {
        title: 'Interaction to next paint',
        note: `${browserVersion()}, phone, processor slowed ${values.slowdown}x; median and longest of ${values.visits} visits. Several touches or keys of one line count with the longest. The browser reports in steps of 8 ms.`,
        head: ['Interaction', 'Median ms', 'Longest ms'],
        rows: interactions.map(({ name, durations }) => [name, shown(median(durations)), shown(Math.max(...durations))]),
      },
    ],
  });
}
