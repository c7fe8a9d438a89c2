import { expect, type Locator, type Page, test } from '@playwright/test';
import { fieldsOf, fillContact, fillFields, messages, newEnquiry, sendButton } from './support/contact-page.ts';
import { dialogOf, fillQuote, openQuote, submitButton } from './support/quote-page.ts';
import { toasts } from './support/toasts.ts';
import { visit } from './support/visitor.ts';

/** Every message on the screen, however it is announced. */
const everyToast = (page: Page) => page.locator('[data-toast]');

test('The region of an error is there before the error, which the next message replaces', async ({ page }) => {
  await page.route('**/f/*', (route) => route.abort('connectionfailed'));
  await visit(page, '/contact');
  await fieldsOf(page).name.focus();
  await expect(page.locator('[role=alert]:empty')).toBeAttached();
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=alert]:empty')) region.setAttribute('data-was-there', '');
  });
  await fillFields(page, newEnquiry());
  await sendButton(page).click();
  await expect(page.locator('[role=alert][data-was-there]')).toContainText(messages.failed);
  await page.unroute('**/f/*');
  await sendButton(page).click();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  await expect(everyToast(page)).toHaveCount(1);
});

test('A message is at the bottom right, takes no cursor, and gives it back when I dismiss it; an error is shown once', async ({ page }) => {
  await visit(page, '/contact');
  const toast = everyToast(page);
  await sendButton(page).click();
  await expectAtBottomRight(page, toast);
  await expect(fieldsOf(page).name).toBeFocused();
  await toast.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(fieldsOf(page).name).toBeFocused();

  for (let time = 1; time <= 2; time += 1) {
    await sendButton(page).click();
    await expect(fieldsOf(page).name).toBeFocused();
    await expect(toast).toHaveText('Name must be at least 2 characters');
  }
  // The next one takes its place.
  await fieldsOf(page).name.fill('Kavya Reddy');
  await sendButton(page).click();
  await expect(toast).toHaveText('Please enter a valid email address');
});

test('The label of a field names no other control of the page or of a message', async ({ page }) => {
  await visit(page, '/contact');
  await sendButton(page).click();
  await expect(everyToast(page)).toBeVisible();
  const controls = page.locator('a, button, input, textarea');
  for (const label of ['Name', 'Email', 'Phone', 'Message']) await expect(page.getByLabel(label).and(controls)).toHaveCount(1);
});

async function expectAtBottomRight(page: Page, toast: Locator) {
  await expect(toast).toBeInViewport({ ratio: 1 });
  const box = await toast.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('Nothing to measure');
  expect(screen.width - box.x - box.width).toBeLessThan(40);
  expect(box.y).toBeGreaterThan(screen.height / 2);
}

test('A message goes by itself after five seconds, but not while the pointer or the focus is on it', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  const toast = everyToast(page);
  const dismiss = toast.getByRole('button', { name: 'Dismiss' });
  for (const [hold, release] of [
    [() => toast.hover(), () => page.mouse.move(5, 5)],
    [() => dismiss.focus(), () => fieldsOf(page).name.focus()],
  ] as const) {
    await sendButton(page).click();
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 5);
    await hold();
    await page.clock.fastForward(20_000);
    await expect(toast).toBeVisible();
    await release();
    await page.clock.fastForward(6_000);
    await expect(toast).toHaveCount(0);
  }
});

for (const [screen, width, most] of [
  ['a wide screen', 1280, 3],
  ['a phone', 375, 1],
] as const) {
  test(`Of messages about different things ${screen} shows ${most} at a time`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.clock.install();
    await fillContact(page);
    await fillQuote(await openQuote(page));
    // From here on time runs in steps, so no message disappears by itself.
    await page.clock.pauseAt(Date.now() + 60_000);
    const shown = (text: string) => stepUntil(page, () => expect(everyToast(page).filter({ hasText: text })).toBeVisible({ timeout: 1 }));
    await submitButton(dialogOf(page)).click();
    await shown('Quote Request Submitted!');
    await sendButton(page).click();
    await shown(messages.sent);
    await page.route('**/f/*', (route) => route.abort('connectionfailed'));
    await fillFields(page, newEnquiry());
    await sendButton(page).click();
    await shown(messages.failed);
    await expect(everyToast(page)).toHaveCount(most);
  });
}

async function stepUntil(page: Page, reached: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await reached();
  }).toPass({ intervals: [20] });
}
