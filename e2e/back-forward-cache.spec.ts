import { type Browser, expect, test } from '@playwright/test';
import { findChromium } from '#tools/chromium.ts';
import { controlsOf, fillQuote, openQuote } from './support/quote-page.ts';
import { missingPath, onePageOfAKind } from './support/site.ts';
import { visit } from './support/visitor.ts';

/** Playwright starts Chromium without this cache. */
const withoutCache = '--disable-back-forward-cache';

// In one worker: it starts a browser of its own.
test.describe.configure({ mode: 'default' });

let browser: Browser;

test.beforeAll(async ({ playwright, launchOptions }) => {
  // The headless shell has no such cache.
  const executablePath = findChromium();
  browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs: [withoutCache],
  });
});

test.afterAll(() => browser.close());

test('Back shows every page as I left it, from the browser’s back-forward cache', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string });
  const restored: Record<string, boolean> = {};
  // Chromium does not keep a page whose status is an error.
  for (const path of onePageOfAKind.filter((each) => each !== missingPath)) {
    await visit(page, path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    // The smallest document of the website.
    await page.goto('/robots.txt');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    // The event fires before the next frame.
    restored[path] = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      return document.documentElement.dataset.restored === 'true';
    });
  }
  expect(Object.entries(restored).filter(([, is]) => !is)).toEqual([]);
});

test('A quote that I finished on another page is not there unfinished when I go back', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string });
  await page.goto('/about');
  await fillQuote(await openQuote(page));
  await page.keyboard.press('Escape');
  await page.goto('/terms');
  const finished = 'Two bedrooms in oak and a kitchen with an island.';
  await controlsOf(await openQuote(page)).description.fill(finished);
  await page.goBack({ waitUntil: 'commit' });
  await expect(controlsOf(await openQuote(page)).description).toHaveValue(finished);
});

test('The menu by which I left a page is closed when I go back', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string, viewport: { width: 390, height: 800 } });
  await visit(page, '/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('The theme that I chose on another page is there when I go back', async ({ baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string, viewport: { width: 1280, height: 800 } });
  await visit(page, '/about');
  await visit(page, '/terms');
  const dark = page.getByRole('banner').getByRole('radio', { name: 'Dark' });
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/about');
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
