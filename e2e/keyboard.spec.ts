import { expect, type Page, test } from '@playwright/test';
import { missingPath, onePageOfAKind } from './site.ts';
import { tabThrough } from './tab-order.ts';
import { keepMessages, startCarousel, uiStates } from './ui-states.ts';
import { visit } from './visitor.ts';

// Without smooth scrolling, each stop is judged where it ends up.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
});

// Header and footer are the same on every page; what is fixed over them is not on these.
const withHeaderAndFooter = ['/', '/contact', '/project', missingPath];

for (const width of [1280, 375]) {
  test(`Tab leads through each kind of page in reading order, seen and never under the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of onePageOfAKind) {
      await visit(page, path);
      if (path === '/') await startCarousel(page);
      expect.soft(await failures(page, withHeaderAndFooter.includes(path) ? 'body' : 'main'), path).toEqual([]);
    }
  });
}

for (const { name, path, widths, open } of uiStates) {
  test(`Tab leads through ${name}, seen and never covered, also on the smallest screen`, async ({ page }) => {
    await page.addInitScript(keepMessages);
    await page.setViewportSize(widths.includes(375) ? { width: 320, height: 480 } : { width: 1280, height: 740 });
    await visit(page, path);
    await open(page);
    expect(await failures(page)).toEqual([]);
  });
}

test('From below I tab back into the header, and all of it comes into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await visit(page, '/about');
  await page.evaluate(() => scrollTo(0, 600));
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).focus();
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

/** What is wrong with each stop of the page as it is now, or of a part of it. */
async function failures(page: Page, part = 'body'): Promise<string[]> {
  const stops = await tabThrough(page, part);
  if (part === 'body') expect(stops.length).toBeGreaterThan(1);
  return stops.flatMap(({ name, indicated, clear, inOrder }) => [
    ...(indicated ? [] : [`no focus ring: ${name}`]),
    ...(clear ? [] : [`covered or off the screen: ${name}`]),
    ...(inOrder ? [] : [`out of order: ${name}`]),
  ]);
}
