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

/** One interaction in milliseconds: until a listener runs, until the last is done, and until the paint after that. */
type Timing = { event: string; duration: number; delay: number; processing: number; presentation: number };

type Interaction = { name: string; timings: Timing[] };

const { values } = parseArgs({ options: { visits: { type: 'string', default: '3' }, slowdown: { type: 'string', default: '4' } } });

await using site = await serveSite('dist');
await using browser = await launchBrowser();
const visits: Timing[][] = [];
for (let visit = 0; visit < Number(values.visits); visit++) visits.push(await visitOnce());
report(steps.map(({ name }, index) => ({ name, timings: visits.map((visit) => visit[index] as Timing) })));

/** The longest interaction of each step. */
async function visitOnce(): Promise<Timing[]> {
  await using page = await openPhone(browser);
  // By the browser's protocol: the page's security policy refuses scripts of others.
  await page.addInitScript(recordInteractions, leastMs);
  const session = await page.context().newCDPSession(page);
  await presentEveryFrame(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
  await page.goto(site.url, { waitUntil: 'load' });
  const timings: Timing[] = [];
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

type RecordingWindow = { takeInteractions?: () => Timing[] };

/** Runs in the page. One interaction is several events (pointerdown, pointerup, click); the longest counts. */
function recordInteractions(durationThreshold: number): void {
  const longest = new Map<number, Timing>();
  const keep = (entries: PerformanceEntryList) => {
    for (const { interactionId, name, startTime, duration, processingStart, processingEnd } of entries as PerformanceEventTiming[]) {
      if (!interactionId || duration <= (longest.get(interactionId)?.duration ?? 0)) continue;
      longest.set(interactionId, {
        event: name,
        duration,
        delay: Math.round(processingStart - startTime),
        processing: Math.round(processingEnd - processingStart),
        presentation: Math.round(startTime + duration - processingEnd),
      });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  // TypeScript's types of the DOM lack `durationThreshold`.
  observer.observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  (window as RecordingWindow).takeInteractions = () => {
    keep(observer.takeRecords());
    const timings = [...longest.values()];
    longest.clear();
    return timings;
  };
}

async function longestInteraction(page: Page): Promise<Timing> {
  // Entries arrive after the paint, which transitions and lazy code may delay.
  await page.waitForTimeout(700);
  const timings = await page.evaluate(() => (window as RecordingWindow).takeInteractions?.() ?? []);
  const none: Timing = { event: '', duration: 0, delay: 0, processing: 0, presentation: 0 };
  return timings.reduce((a, b) => (b.duration > a.duration ? b : a), none);
}

function report(interactions: Interaction[]): void {
  const times = ({ timings }: Interaction, part: 'duration' | 'delay' | 'processing' | 'presentation') =>
    timings.map((timing) => timing[part]);
  const shown = (duration: number) => (duration < leastMs ? `under ${leastMs}` : number(duration));
  storeResult({
    name: 'visit',
    title: 'Interactions',
    data: interactions,
    measures: interactions.map((one) => ({ budget: 'interaction', where: one.name, value: median(times(one, 'duration')) })),
    tables: [
      {
        title: 'Interaction to next paint',
        note: `${browserVersion()}, phone, processor slowed ${values.slowdown}x; median and longest of ${values.visits} visits. Several touches or keys of one line count with the longest. The browser reports in steps of 8 ms. The last three are medians too: until the page's code answers, while it runs, and until the paint after it.`,
        head: ['Interaction', 'Median ms', 'Longest ms', 'Waiting', 'Code', 'Painting'],
        rows: interactions.map((one) => [
          one.name,
          shown(median(times(one, 'duration'))),
          shown(Math.max(...times(one, 'duration'))),
          ...(['delay', 'processing', 'presentation'] as const).map((part) => number(median(times(one, part)))),
        ]),
      },
    ],
  });
}
