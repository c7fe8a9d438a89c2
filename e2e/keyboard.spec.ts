import { expect, test } from '@playwright/test';
import { missingPath, onePageOfAKind } from './support/site.ts';
import { tabFaults } from './support/tab-order.ts';
import { startCarousel, visit } from './support/visitor.ts';

// Without smooth scrolling, each stop is checked at its final place.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
});

// Header and footer are the same on every page; on these pages nothing fixed covers them.
const withHeaderAndFooter = ['/', '/contact', '/project', missingPath];

for (const width of [1280, 375]) {
  test(`Tab leads through each kind of page in reading order, seen and never under the header, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of onePageOfAKind) {
      await visit(page, path);
      if (path === '/') await startCarousel(page);
      expect.soft(await tabFaults(page, withHeaderAndFooter.includes(path) ? 'body' : 'main'), path).toEqual([]);
    }
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
