/**
 * `npm run bench:walk`: what a walk fetches, and how many frames a second it draws while a finger drags it, on a laptop
 * and on a phone with a slowed processor, both without a graphics card. CHROMIUM_PATH names another Chromium.
 */
import { loadContent } from '#content-model/load.ts';
import { contentRoot } from '#content-model/roots.ts';
import { walkPath } from '#contract/page-paths.ts';
import { launchBrowser } from './browser.ts';
import type { Measure } from './budgets.ts';
import { browserVersion, storeResult } from './results.ts';
import { serveSite } from './serve-site.ts';
import { kilobytes } from './table.ts';

const [walk] = loadContent(contentRoot).walks.items;
if (!walk) throw new Error('content/walks.yaml has no walk');

const devices = [
  { name: 'laptop, 1,440 x 900', width: 1440, height: 900, slowed: 1 },
  { name: 'phone, 375 x 812, 4 times slower', width: 375, height: 812, slowed: 4 },
  { name: 'phone, 375 x 812, 6 times slower', width: 375, height: 812, slowed: 6 },
];
const dragMs = 4000;

await using site = await serveSite('dist');
// As on a laptop without a graphics card: WebGL in software, but not for the page, as with --use-angle=swiftshader.
await using browser = await launchBrowser(['--enable-unsafe-swiftshader']);
const found = [];
for (const device of devices) found.push(await measure(device, new URL(walkPath(walk.slug), site.url).href));
storeResult({
  name: 'walk',
  title: 'A walk',
  tables: [
    {
      title: 'A walk, walked into and dragged round',
      note: `${browserVersion()}, without a graphics card; in KB, over HTTP/1.1.`,
      head: ['Device', 'Until it can be turned', 'In all', 'Frames a second'],
      rows: found.map(({ name, first, bytes, frames }) => [name, kilobytes(first), kilobytes(bytes), String(frames)]),
    },
  ],
  measures: found.flatMap(({ name, slowed, first, frames }): Measure[] => [
    { budget: 'walkFirst', where: name, value: first / 1000 },
    { budget: slowed > 1 ? 'phoneFrames' : 'laptopFrames', where: name, value: frames },
  ]),
});

async function measure(device: (typeof devices)[number], url: string) {
  const { width, height, slowed } = device;
  await using page = await browser.newPage({ viewport: { width, height }, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  bytes = 0;
  await page.getByRole('button', { name: 'Walk in' }).click();
  await page.waitForFunction(() => document.activeElement?.matches('[data-walk-view]'));
  const first = bytes;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  return { ...device, first, bytes, frames: await page.evaluate(drag, dragMs) };
}

/** Runs in the page. Returns the frames a second. */
function drag(ms: number): Promise<number> {
  const view = document.querySelector('[data-walk-view]') as HTMLElement;
  const send = (type: string, x: number) =>
    view.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: 200, button: 0, pointerId: 1, bubbles: true }));
  // It would throw: there is no real finger to capture.
  view.setPointerCapture = () => {};
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let count = 0;
    send('pointerdown', 600);
    requestAnimationFrame(function step(now) {
      count += 1;
      send('pointermove', 600 - count * 4);
      if (now - startedAt < ms) return requestAnimationFrame(step);
      send('pointerup', 0);
      resolve(Math.round((count / (now - startedAt)) * 1000));
    });
  });
}
