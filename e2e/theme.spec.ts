import { expect, type Locator, type Page, test } from '@playwright/test';
import { computed } from '#app/styles/test/test-tokens.ts';
import { visit } from './support/visitor.ts';

const light = computed('ground', 'light');
const dark = computed('ground', 'dark');

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

test('I choose dark, and it is dark on every page and at my next visit', async ({ page, context }) => {
  await visit(page, '/');
  await expectGround(page, light);
  await choose(inTopBar(page), 'Dark');
  await expectGround(page, dark);
  await page.getByRole('main').getByRole('link', { name: 'Explore Services' }).click();
  await expect(page).toHaveURL('/services');
  await expectGround(page, dark);
  const later = await context.newPage();
  await visit(later, '/about');
  await expectGround(later, dark);
  await expect(inTopBar(later).getByRole('radio', { name: 'Dark' })).toBeChecked();
  // The privacy page says so.
  expect(await context.cookies()).toEqual([]);
});

test('The remembered theme is set before anything of the page is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.body) return;
      seen.disconnect();
      sessionStorage.setItem('theme-at-body', document.documentElement.dataset.theme ?? 'none');
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await visit(page, '/terms');
  expect(await themeAtBody(page)).toBe('system');
  await choose(inTopBar(page), 'Dark');
  await page.reload();
  expect(await themeAtBody(page)).toBe('dark');
  await expectGround(page, dark);
});

test('Unless I choose, the site follows my device, also when it changes', async ({ page }) => {
  await visit(page, '/terms');
  await expect(inTopBar(page).getByRole('radio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectGround(page, dark);
  await choose(inTopBar(page), 'Light');
  await expectGround(page, light);
  await choose(inTopBar(page), 'System');
  await expectGround(page, dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectGround(page, light);
});

test('The switches in the top bar, the footer and another tab agree', async ({ page, context }) => {
  await visit(page, '/terms');
  const otherTab = await context.newPage();
  await visit(otherTab, '/contact');
  const footer = page.getByRole('contentinfo');
  await choose(footer, 'Dark');
  for (const place of [footer, inTopBar(page), inTopBar(otherTab)]) {
    await expect(place.getByRole('radio', { name: 'Dark' })).toBeChecked();
  }
  await expectGround(otherTab, dark);
});

test('A tab in the background has the theme before I look at it', async ({ page, context }) => {
  await visit(page, '/terms');
  const background = await context.newPage();
  await visit(background, '/contact');
  // Here every tab counts as one in front.
  await background.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await choose(page.getByRole('contentinfo'), 'Dark');
  await expectGround(background, dark);
});

test('The arrow keys change the theme, and the focused switch is seen', async ({ page }) => {
  await visit(page, '/terms');
  const system = inTopBar(page).getByRole('radio', { name: 'System' });
  await system.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(inTopBar(page).getByRole('radio', { name: 'Dark' })).toBeFocused();
  await expectGround(page, dark);
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement?.closest('label') as Element).outlineStyle);
  expect(outline).toBe('solid');
});

test('Where the browser forbids storage the switch works for this visit', async ({ page }) => {
  await page.addInitScript(() => {
    function forbid(): never {
      throw new DOMException('Forbidden', 'SecurityError');
    }
    Object.defineProperty(window, 'localStorage', { get: forbid });
  });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await visit(page, '/terms');
  await choose(inTopBar(page), 'Dark');
  await expectGround(page, dark);
  await expect(inTopBar(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(failures).toEqual([]);
});

function inTopBar(page: Page): Locator {
  return page.getByRole('banner');
}

async function choose(place: Locator, name: string): Promise<void> {
  await place.getByRole('radio', { name }).click();
}

async function expectGround(page: Page, colour: string): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', colour);
}

function themeAtBody(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('theme-at-body'));
}
