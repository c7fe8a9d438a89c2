import { setTimeout } from 'node:timers/promises';
import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import { content } from './site.ts';

/** Opens an address and waits until the script runs. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilAwake(page);
}

/** Moves the pointer and waits for the script and the islands. Those in a closed dialog or below the screen wake later. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(isAwakeWhenUsed);
}

/** Runs in the page. */
export function isAwakeWhenUsed(): boolean {
  dispatchEvent(new Event('pointermove'));
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter((island) => island.checkVisibility());
  const waking = islands.filter((island) => {
    const when = island.dataset.wake?.split(' ') ?? [];
    const { top, bottom } = island.getBoundingClientRect();
    return when.includes('used') || (when.includes('near') && top < innerHeight && bottom > 0);
  });
  return document.querySelector('html[data-ready]') !== null && waking.every((island) => 'awake' in island.dataset);
}

/** Holds these requests back, as a slow network does, until the returned function is called. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // The page may have been left meanwhile.
  await page.route(urls, (route) => promise.then(() => route.continue()).catch(() => {}));
  return async () => {
    resolve();
    await page.unroute(urls);
  };
}

/** Lets time pass on the page's clock, which the test has installed, until something has happened. */
export async function passTimeUntil<Result>(page: Page, happened: Promise<Result>): Promise<Result> {
  let waiting = true;
  const stop = () => {
    waiting = false;
  };
  happened.then(stop, stop);
  while (waiting) {
    await page.clock.fastForward(1000);
    await setTimeout(50);
  }
  return happened;
}

/** Moves a finger from side to side at the height `y`. */
export async function swipe(page: Page, { from, to, y = 350 }: { from: number; to: number; y?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from);
  await touch('touchMove', (from + to) / 2);
  await touch('touchMove', to);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Runs in the page: from now on data is saved, so a walk fetches no larger picture, which takes longest. */
export function pretendSaveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** Scrolls through the page until everything that loads late has loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  // Slides outside the screen load later.
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || right < 0 || left > innerWidth;
    }),
  );
}

/**
 * Collects the browser's complaints from now on: console messages, script errors (a failed hydration is one), requests
 * that fail or go to another host, breaches of the security policy. `expected`: whether a message belongs to the page.
 */
export async function collectComplaints(page: Page, expected: (message: ConsoleMessage) => boolean = () => false): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    // playwright.config.ts blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (isFault && !expected(message)) complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // The browser's own transition to a page that was left at once.
    if (!message.startsWith('Transition was aborted because of invalid state')) complaints.push(`script: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const failure = request.failure()?.errorText;
    // The browser also aborts a mailto: link, a picture of which the screen now wants another size, a prefetch whose link
    // is followed first, and a count whose page was left.
    const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
    const isDropped = failure === 'net::ERR_ABORTED' && (['image', 'ping'].includes(request.resourceType()) || isAhead);
    if (request.url().startsWith('mailto:') || isDropped) return;
    complaints.push(`request: ${request.url()} ${failure}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol) && hostname !== 'localhost') complaints.push(`another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) complaints.push(`request: ${response.url()} ${response.status()}`);
  });
  await page.exposeFunction('reportViolation', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sourceFile}`,
      );
    });
  });
  return complaints;
}

/** Scrolls to the carousel: its code loads when it is near the screen. */
export async function startCarousel(page: Page): Promise<void> {
  await page.getByRole('heading', { name: content.home.featured.heading, exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: /(Play|Pause) the slides/ })).toBeVisible();
}
