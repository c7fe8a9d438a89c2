import { expect, type Page, test } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { atTextSizes, desktopWays, expectLargeTargets, expectToFit, phoneWays, setTextSize } from './support/sizes.ts';
import { tabFaults } from './support/tab-order.ts';
import { keepMessages, uiStates } from './support/ui-states.ts';
import { visit } from './support/visitor.ts';

// Whatever opens over a page is opened once, and checked on a phone and then on a desktop.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
  await page.addInitScript(keepMessages);
});

for (const { name, path, widths, open } of uiStates) {
  test(`${name} fits every screen and text size, and is accessible`, async ({ page }) => {
    if (widths.includes(375)) {
      // It must open on the smallest screen with the largest letters too.
      await setTextSize(page, 200);
      await page.setViewportSize({ width: 320, height: 740 });
    } else await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path);
    await open(page);
    const overlays = await openOverlays(page);
    for (const width of widths) {
      await (width === 375 ? checkOnPhone(page) : expectToFit(page, desktopWays));
      expect(await openOverlays(page), `still open at ${width} px`).toEqual(overlays);
      await expectLargeTargets(page, width);
      await expectNoFindings(page, [width]);
    }
    expect(await tabFaultsOnSmallScreen(page, widths[0] as number), 'by Tab').toEqual([]);
  });
}

function openOverlays(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('dialog[open], :popover-open')].map(({ id }) => id));
}

async function checkOnPhone(page: Page): Promise<void> {
  await atTextSizes(page, async (where) => expect.soft(await layoutFaults(page), where).toEqual([]));
  await expectToFit(page, phoneWays);
}

async function tabFaultsOnSmallScreen(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize(width === 375 ? { width: 320, height: 480 } : { width, height: 740 });
  return tabFaults(page);
}
