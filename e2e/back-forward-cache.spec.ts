import { expect, test } from '@playwright/test';
import { everyPath, missingPath } from './site.ts';
import { awake } from './visitor.ts';

/** Playwright starts Chromium without this cache. */
const withoutCache = '--disable-back-forward-cache';

test('Back shows every page as I left it, from the browser’s back-forward cache', async ({ playwright, launchOptions, baseURL }) => {
  test.slow();
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: [withoutCache] });
  const page = await browser.newPage({ baseURL: baseURL as string });
  const restored: Record<string, boolean> = {};
  // Chromium keeps no page whose status is an error.
  for (const path of everyPath.filter((each) => each !== missingPath)) {
    await page.goto(path);
    await awake(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto('/about?next');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.waitForTimeout(100);
    restored[path] = await page.evaluate(() => document.documentElement.dataset.restored === 'true');
  }
  await browser.close();
  expect(Object.entries(restored).filter(([, is]) => !is)).toEqual([]);
});
