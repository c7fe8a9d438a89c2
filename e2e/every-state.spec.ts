import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { atTextSizes, desktopWays, expectLargeTargets, expectToFit, phoneWays, setTextSize } from './sizes.ts';
import { tabFaults } from './tab-order.ts';
import { keepMessages, uiStates } from './ui-states.ts';
import { visit } from './visitor.ts';

// What opens over a page is opened once on a phone and once on a desktop, and every question is asked of it.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
  await page.addInitScript(keepMessages);
});

for (const { name, path, widths, open } of uiStates) {
  for (const width of widths) {
    test(`${name} fits every screen and text size, and is accessible, at ${width} px`, async ({ page }) => {
      if (width === 375) {
        // It can be opened on the smallest screen with the largest letters.
        await setTextSize(page, 200);
        await page.setViewportSize({ width: 320, height: 740 });
      } else await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await open(page);
      await (width === 375 ? askOnPhone(page) : expectToFit(page, desktopWays));
      await expectLargeTargets(page, width);
      await expectNoFindings(page, [width]);
      if (width === widths[0]) expect(await tabFaultsOnSmallScreen(page, width), 'by Tab').toEqual([]);
    });
  }
}

async function askOnPhone(page: Page): Promise<void> {
  await atTextSizes(page, async (where) => expect.soft(await layoutFaults(page), where).toEqual([]));
  await expectToFit(page, phoneWays);
}

async function tabFaultsOnSmallScreen(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize(width === 375 ? { width: 320, height: 480 } : { width, height: 740 });
  return tabFaults(page);
}
