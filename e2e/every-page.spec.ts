import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { computed } from '#app/styles/test/test-tokens.ts';
import { expectNoFindings, findingsOf } from './support/axe.ts';
import { croppedPhotographs } from './support/crops.ts';
import { ibmViolations } from './support/ibm.ts';
import { content, everyPath, missingPath, onePageOfAKind } from './support/site.ts';
import { atTextSizes, desktopWays, expectLargeTargets, expectToFit, phoneWays, smallestPhone } from './support/sizes.ts';
import { collectComplaints, readToTheEnd, visit } from './support/visitor.ts';

// Each page is opened once, and everything is checked that can be checked without an action.

/** The narrowest is last: the page is read to its end with the smallest pictures. */
const screens = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 900 },
  { width: 1024, height: 768 },
  { width: 1024, height: 1366 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 375, height: 900 },
  { width: 320, height: 900 },
];

for (const path of everyPath) {
  test(`${path} runs without a complaint from the browser, fits every screen and text size, and is accessible`, async ({ page }) => {
    const complaints = await collectComplaints(page, path === missingPath ? belongsToMissingPage : undefined);
    await visit(page, path);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const size = `${screen.width} x ${screen.height} px`;
      expect.soft(await sidewaysScroll(page), size).toBe(0);
      expect.soft(await croppedPhotographs(page), `cropped more than the editor shows, ${size}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await sidewaysScroll(page), 'dark').toBe(0);
    await readToTheEnd(page);
    expect.soft(complaints, 'complaints').toEqual([]);
    // Layout and accessibility are checked at rest; carousels.spec.ts tests what moves.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (onePageOfAKind.includes(path)) await checkAll(page);
    else await checkFurtherPage(page);
  });
}

async function checkAll(page: Page): Promise<void> {
  await expectToFit(page, [...phoneWays, ...desktopWays]);
  await atTextSizes(page, async (where) => {
    expect.soft(await sidewaysScroll(page), where).toBe(0);
    expect.soft(await hasTallHeader(page), `a header of more than a quarter of the screen: ${where}`).toBe(false);
  });
  await expectLargeTargets(page, 375);
  await expectLargeTargets(page, 1280);
  await expectNoFindings(page);
  // The dark theme is not printed.
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await checkOnPaper(page);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  expect.soft(await ibmViolations(page), 'IBM Equal Access').toEqual([]);
}

/** Checks a print: dark words on white, no bars, buttons or dialogs, and at the end phone and email. */
async function checkOnPaper(page: Page): Promise<void> {
  await expect.soft(page.locator('body'), 'on paper').toHaveCSS('color', computed('ink', 'light'));
  for (const clutter of ['header', 'dialog', '.skip-link', 'button', 'input', 'form', 'nav']) {
    await expect.soft(page.locator(clutter).locator('visible=true'), `on paper: ${clutter}`).toHaveCount(0);
  }
  const footer = page.getByRole('contentinfo');
  for (const way of (await footer.count()) ? [content.studio.phone, content.studio.email] : [])
    await expect.soft(footer.getByText(way), 'on paper').toBeVisible();
  expect.soft(await findingsOf(page, ['color-contrast']), 'on paper').toEqual([]);
}

/** Checks a page whose layout another page has too: only the words differ. */
async function checkFurtherPage(page: Page): Promise<void> {
  await expectToFit(page, [smallestPhone]);
  await page.setViewportSize({ width: 375, height: 900 });
  expect.soft(await findingsOf(page), 'axe').toEqual([]);
}

/** The specification asks for a log of the missing path; the browser logs the status. */
function belongsToMissingPage(message: ConsoleMessage): boolean {
  return message.text().includes(missingPath) || /Failed to load resource.*404/.test(message.text());
}

/** How many pixels the page is wider than the screen. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function hasTallHeader(page: Page): Promise<boolean> {
  return page.evaluate(() => (document.querySelector('header > div:nth-child(2)')?.getBoundingClientRect().height ?? 0) > innerHeight / 4);
}
