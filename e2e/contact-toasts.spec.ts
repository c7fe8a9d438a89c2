import { expect, type Locator, type Page, test } from '@playwright/test';
import { limits } from '#contract/enquiry.ts';
import { fieldsOf, sendButton, someone, type, words } from './contact-page.ts';
import { toasts } from './toasts.ts';
import { visit } from './visitor.ts';

const refused = 'Name must be at least 2 characters';

test('A region for each kind of message is there before the message', async ({ page }) => {
  await visit(page, '/contact');
  await fieldsOf(page).name.focus();
  // Apart from the form's own region for the connection.
  await expect(page.locator('body > div [role=status]:empty').last()).toBeAttached();
  await expect(page.locator('[role=alert]:empty')).toBeAttached();
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert]')) region.setAttribute('data-was-there', '');
  });
  await type(page, someone({ name: '' }));
  await sendButton(page).click();
  await expect(page.locator('[role=alert][data-was-there]')).toContainText(refused);
  await fieldsOf(page).name.fill('Kavya Reddy');
  await sendButton(page).click();
  await expect(page.locator('[role=status][data-was-there]').filter({ hasText: words.sent })).toBeVisible();
});

test('The newest three messages show; each can be dismissed, and none takes my cursor', async ({ page }) => {
  const typed = someone({ message: 'x'.repeat(limits.message.max + 1) });
  const mistakes = [
    ['name', refused],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a valid phone number'],
    ['message', 'Message must be less than 1,000 characters'],
  ] as const;
  const shown = toasts(page, 'alert').locator('visible=true');
  await visit(page, '/contact');
  await fieldsOf(page).message.fill(typed.message);
  for (const [field, message] of mistakes) {
    await sendButton(page).press('Enter');
    await expect(shown.filter({ hasText: message })).toBeInViewport({ ratio: 1 });
    // Holds them all, so that none goes by itself meanwhile.
    await shown.last().hover();
    await expect(fieldsOf(page)[field]).toBeFocused();
    await fieldsOf(page)[field].fill(typed[field]);
  }
  await expect(shown).toHaveCount(3);
  await expect(shown.filter({ hasText: refused })).toHaveCount(0);
  const last = shown.filter({ hasText: mistakes[3][1] });
  await expectAtBottomRight(page, last);
  await last.getByRole('button', { name: 'Dismiss' }).click();
  await expect(last).toHaveCount(0);
});

async function expectAtBottomRight(page: Page, toast: Locator) {
  const box = await toast.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('Nothing to measure');
  expect(screen.width - box.x - box.width).toBeLessThan(40);
  expect(box.y).toBeGreaterThan(screen.height / 2);
}

test('A message goes by itself after five seconds, but not while I read it', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  await sendButton(page).click();
  const toast = toasts(page, 'alert');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(6_000);
  await expect(toast).toHaveCount(0);
});
