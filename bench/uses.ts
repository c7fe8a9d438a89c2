import type { Page } from '@playwright/test';

type Use = { name: string; path: string; use: (page: Page) => Promise<void> };

/** Uses of the site that fetch code or pictures of their own, beside the quote dialog. */
export const uses: Use[] = [
  { name: 'Contact form, first focus', path: '/contact', use: (page) => page.getByLabel('Name').first().focus() },
  { name: 'Planner, first touch', path: '/project', use: (page) => page.getByRole('main').getByRole('checkbox').first().tap() },
  { name: 'Home page scrolled to its end, with two carousels', path: '/', use: scrollToTheEnd },
  {
    name: 'Picture saved',
    path: '/gallery',
    use: (page) =>
      page
        .getByRole('button', { name: /^Save / })
        .first()
        .tap(),
  },
  {
    name: 'Gallery picture opened, and two more',
    path: '/gallery',
    use: async (page) => {
      await page.getByRole('main').getByRole('figure').first().getByRole('link').tap();
      for (const _ of [1, 2]) {
        await page.getByRole('button', { name: 'Next picture' }).tap();
        await page.waitForFunction(() => document.querySelector<HTMLImageElement>('dialog[open] img')?.complete);
      }
    },
  },
];

async function scrollToTheEnd(page: Page): Promise<void> {
  const steps = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let step = 0; step < steps; step++) {
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await page.waitForTimeout(200);
  }
}
