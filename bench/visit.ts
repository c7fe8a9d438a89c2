/**
 * `npm run bench:visit`: how long a phone with a 4x slowed processor takes from each touch or key to the next paint, in
 * a visit that uses every kind of control. The visit is made three times; the median of each interaction counts.
 *
 *   npm run bench:visit -- [--visits 3] [--slowdown 4]
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import { launchBrowser, openPhone } from './browser.ts';
import { browserVersion, storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { median } from './statistics.ts';
import { number } from './table.ts';
import { steps } from './visit-steps.ts';

/** Event timing reports no shorter interaction. */
const leastMs = 16;

/** `times`: milliseconds to the next paint, of each visit. */
type Interaction = { name: string; times: number[] };

const { values } = parseArgs({ options: { visits: { type: 'string', default: '3' }, slowdown: { type: 'string', default: '4' } } });

await using site = await serveSite('dist');
await using browser = await launchBrowser();
const visits: number[][] = [];
for (let visit = 0; visit < Number(values.visits); visit++) visits.push(await visitOnce());
report(steps.map(({ name }, index) => ({ name, times: visits.map((visit) => visit[index] as number) })));

/** The longest interaction of each step. */
async function visitOnce(): Promise<number[]> {
  await using page = await openPhone(browser);
  // By the browser's protocol: the page's security policy refuses scripts of others.
  await page.addInitScript(recordInteractions, leastMs);
  const session = await page.context().newCDPSession(page);
  await presentEveryFrame(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await page.goto(site.url, { waitUntil: 'load' });
  const timings: number[] = [];
  for (const { act } of steps) {
    await act(page);
    timings.push(await longestInteraction(page));
  }
  return timings;
}

/** Without a display some frames are never presented, and interactions seem longer. A tiny screencast is a display. */
async function presentEveryFrame(session: CDPSession): Promise<void> {
  session.on('Page.screencastFrame', ({ sessionId }) => {
    // The last frames come while the browser closes.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 40, maxHeight: 80 });
}

type RecordingWindow = { takeLongest?: () => number };

/** Runs in the page. One interaction is several events (pointerdown, pointerup, click); the longest counts. */
function recordInteractions(durationThreshold: number): void {
  let longest = 0;
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[]) {
      if (interactionId) longest = Math.max(longest, duration);
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // TypeScript's types of the DOM lack `durationThreshold`.
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  (window as RecordingWindow).takeLongest = () => {
    keep(observer.takeRecords());
    const taken = longest;
    longest = 0;
    return taken;
  };
}

async function longestInteraction(page: Page): Promise<number> {
  // Entries arrive after the paint, which transitions and lazy code may delay.
  await page.waitForTimeout(700);
  return page.evaluate(() => (window as RecordingWindow).takeLongest?.() ?? 0);
}

function report(interactions: Interaction[]): void {
  const shown = (duration: number) => (duration < leastMs ? `under ${leastMs}` : number(duration));
  storeResult({
    name: 'visit',
    title: 'Interactions',
    measures: interactions.map(({ name, times }) => ({ budget: 'interaction', where: name, value: median(times) })),
    tables: [
      {
        title: 'Interaction to next paint',
        note: `${browserVersion()}, phone, processor slowed ${values.slowdown}x; median and longest of ${values.visits} visits. Several touches or keys of one line count with the longest. The browser reports in steps of 8 ms.`,
        head: ['Interaction', 'Median ms', 'Longest ms'],
        rows: interactions.map(({ name, times }) => [name, shown(median(times)), shown(Math.max(...times))]),
      },
    ],
  });
}
