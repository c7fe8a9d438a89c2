import { expect, type Locator, type Page, test } from '@playwright/test';
import { documentAt } from './support/built.ts';
import { controlsOf, dialogOf, expectAnswers, fillQuote, openQuote, radio, showQuote, submitButton } from './support/quote-page.ts';
import { content, missingPath, onePageOfAKind } from './support/site.ts';
import { holdRequests, passTimeUntil, visit } from './support/visitor.ts';

const ownTriggers = 'main a[data-opens=quote-dialog]';
const triggers = (page: Page) => page.locator('a[data-opens=quote-dialog]');

test('Every quote button on each kind of page opens the dialog, and closing it gives my place back', async ({ page }) => {
  test.slow();
  // Photographs do not matter here, and take most of the time.
  await page.route('**/assets/pictures/*', (route) => route.abort());
  // The header is the same on every page.
  const withHeader = ['/', '/services'];
  const withOwn = onePageOfAKind.filter((path) => path !== missingPath && documentAt(path).querySelector(ownTriggers));
  for (const path of new Set([...withHeader, ...withOwn])) {
    await visit(page, path);
    const asked = withHeader.includes(path) ? triggers(page) : page.locator(ownTriggers);
    const visible = await asked.locator('visible=true').all();
    expect(visible.length, path).toBeGreaterThan(0);
    for (const trigger of visible) {
      await trigger.click();
      await expect(submitButton(dialogOf(page)), path).toBeVisible();
      await expect(dialogOf(page).getByRole('heading', { name: 'Get Free Quote' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(trigger).toBeFocused();
    }
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('An office, for which no floor plan is offered, is led to the contact form', () => {
  expect(documentAt('/').querySelector('dialog #quote-floorplan-hint a')?.getAttribute('href')).toBe('/contact');
});

test('The dialog opens before the page’s script has come, and the form follows', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  for (const trigger of [triggers(page), page.locator(ownTriggers)]) {
    // Closes what the trigger before opened.
    await page.keyboard.press('Escape');
    await trigger.locator('visible=true').first().click();
    await expect(dialogOf(page).getByRole('heading')).toBeFocused();
  }
  await expect(page).toHaveURL('/');
  await release();
  await expect(submitButton(dialogOf(page))).toBeVisible();
  await expect(dialogOf(page).getByRole('heading')).toBeFocused();
});

test('While the script of the form is on its way I can fill it in and send it; after some seconds I read how else to reach the studio', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdRequests(page, '**/assets/quote-form.island-*.js');
  await page.goto('/about');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const dialog = await showQuote(page);
  await submitButton(dialog).click();
  await page.clock.fastForward(10_000);
  await expect(note(dialog)).toContainText('reach us directly');
  await expectOtherWays(page);
  await release();
  // The form responds to the press: it names what is missing.
  await expect(dialog.getByText('Please select a floor plan')).toBeVisible();
  await expect(note(dialog).getByRole('link')).toHaveCount(0);
});

test('Where the script of the form cannot be loaded the dialog offers phone, WhatsApp and the contact page, and another try', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/quote-form.island-*.js', (route) => route.abort());
  await visit(page, '/about');
  const dialog = await showQuote(page);
  await passTimeUntil(page, expect(note(dialog)).toContainText('could not be loaded'));
  await expectOtherWays(page);
  const again = dialog.getByRole('button', { name: 'Try again' });
  const failedAgain = page.waitForEvent('pageerror');
  await again.click();
  await passTimeUntil(page, failedAgain);
  await expect(again).toBeFocused();
  await page.unroute('**/assets/quote-form.island-*.js');
  await again.click();
  await submitButton(dialog).click();
  await expect(dialog.getByText('Please select a floor plan')).toBeVisible();
});

test('Where the script of the page is lost it is fetched again, and my press is answered; meanwhile I read how else to reach the studio', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.goto('/about');
  const dialog = await showQuote(page);
  await submitButton(dialog).click();
  await page.clock.fastForward(10_000);
  await expect(note(dialog)).toContainText('reach us directly');
  await expectOtherWays(page);
  await page.unroute('**/assets/client-*.js');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Please select a floor plan')).toBeVisible();
  await expect(note(dialog)).toBeHidden();
});

/** The dialog's note about a script that is late or missing. */
function note(dialog: Locator): Locator {
  return dialog.locator('[data-island] > [role=alert]');
}

async function expectOtherWays(page: Page) {
  const { phone, whatsapp } = content.studio;
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('link', { name: `Call: ${phone}` })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', `https://wa.me/${whatsapp.replace(/\D/g, '')}`);
  await expect(dialog.getByRole('link', { name: 'Contact page' })).toHaveAttribute('href', '/contact');
}

test('The space bar opens the dialog, as of a button, and the page behind it stays where it is and out of reach', async ({ page }) => {
  await visit(page, '/terms');
  await page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' }).focus();
  await page.keyboard.press('Space');
  await expect(submitButton(dialogOf(page))).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 2000);
  // The second movement arrives only after the first was handled.
  await page.mouse.wheel(0, 1);
  await expect(dialogOf(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // The browser's own bar is the only stop outside.
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
});

test('Escape, the close button and a click beside the dialog close it, and nothing I typed is lost, even by a reload', async ({ page }) => {
  await visit(page, '/terms');
  await fillQuote(await openQuote(page));
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.mouse.click(10, 300),
  ];
  for (const close of ways) {
    await close();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Get Free Quote' })).toBeFocused();
    await expectAnswers(await openQuote(page));
  }
  // A press that starts in the dialog and ends beside it does not close it.
  await controlsOf(dialogOf(page)).description.hover();
  await page.mouse.down();
  await page.mouse.move(10, 300);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.reload();
  await expectAnswers(await openQuote(page));
});

test.describe('On a screen of 320 by 480', () => {
  test.use({ viewport: { width: 320, height: 480 } });

  test('every control of the dialog can be reached, and nothing reaches over the side', async ({ page }) => {
    await visit(page, '/terms');
    const dialog = await openQuote(page);
    const controls = await dialog.locator('button, input, textarea').all();
    // Close, five plans, three purposes, number, slider, text, submit.
    expect(controls).toHaveLength(13);
    for (const control of controls) await control.click({ trial: true });
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await submitButton(dialog).click();
    await expect(radio(dialog, '1 BHK')).toBeInViewport();
    await expect(dialog.getByText('Please select a floor plan')).toBeInViewport();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
});
