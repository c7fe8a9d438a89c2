/**
 * `npm run bench:next-page`: milliseconds from the touch of a link to the next page with its heading and its first
 * picture, on a phone with a 4x slowed processor on slow 4G, as the median of the runs; several builds in turns.
 *
 *   npm run bench:next-page -- [--runs 5] [--site dist]...
 */
import { parseArgs } from 'node:util';
import { launchBrowser, openPhone } from './browser.ts';
import { serveSite } from './serve-site.ts';
import { median } from './statistics.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, site: { type: 'string', multiple: true, default: ['dist'] } },
});

/** What Lighthouse calls slow 4G. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
/** How long a finger rests on a link. */
const touchMs = 80;
const links = [
  { from: '/', to: '/services' },
  { from: '/', to: '/services/modular-kitchen' },
  { from: '/services', to: '/services/custom-wardrobes' },
];

/** On Android, Chrome fetches pages of speculation rules once their link is in view; elsewhere it does not. */
const androidFlags = [
  '--enable-features=PreloadingEagerViewportHeuristics,PreloadingModerateViewportHeuristics,NavigationPredictorNewViewportFeatures,NavigationPredictor:random_anchor_sampling_period/1',
];

await using served = new AsyncDisposableStack();
const browser = served.use(await launchBrowser(androidFlags));
const sites: { name: string; url: string; found: Record<string, number[]> }[] = [];
for (const name of values.site) sites.push({ name, url: served.use(await serveSite(name)).url, found: {} });
for (let run = 0; run < Number(values.runs); run++) {
  for (const { url, found } of sites) {
    for (const link of links) {
      const name = `${link.from} to ${link.to}`;
      found[name] = [...(found[name] ?? []), await navigationMs(url, link)];
    }
  }
}
for (const { name, found } of sites) {
  for (const [link, all] of Object.entries(found)) console.log(`${Math.round(median(all))} ms  ${link}  ${name}  (${all.join(', ')})`);
}

async function navigationMs(url: string, { from, to }: (typeof links)[number]): Promise<number> {
  await using page = await openPhone(browser, 'block');
  await page.addInitScript(reportShown, to);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(new URL(from, url).href, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const link = page.locator(`main a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const box = (await link.boundingBox()) as { x: number; y: number; width: number; height: number };
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) }];
  const touched = Date.now();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const shownAt = await page.waitForFunction(() => (window as unknown as { shownAt?: number }).shownAt, null, { timeout: 30_000 });
  return ((await shownAt.jsonValue()) as number) - touched;
}

/** Runs in every page: notes when the page `to` shows its heading and its first picture. */
function reportShown(to: string): void {
  const look = () => {
    const [heading, picture] = [document.querySelector('main h1'), document.querySelector<HTMLImageElement>('main img')];
    const there =
      location.pathname === to && heading && (!picture || picture.complete || picture.getBoundingClientRect().top > innerHeight);
    if (!there) return void requestAnimationFrame(look);
    requestAnimationFrame(() =>
      setTimeout(() => {
        (window as unknown as { shownAt?: number }).shownAt ??= Date.now();
      }),
    );
  };
  requestAnimationFrame(look);
}
