import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { dayMs } from '#contract/lib/durations.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import {
  type ContactFields,
  collectSubmissions,
  expectTyped,
  fieldsOf,
  fillContact,
  fillFields,
  keepButton,
  messages,
  newEnquiry,
  sendAsManyAsAllowed,
  storedFrom,
  unsentNotice,
} from './support/contact-page.ts';
import { toasts } from './support/toasts.ts';
import { visit } from './support/visitor.ts';

test('What I write without a connection does not look sent, and is sent once, on my word', async ({ page, context }) => {
  const submissions = collectSubmissions(page);
  const typed = await storeEnquiry(page, context);
  const hint = page
    .getByRole('main')
    .locator('form')
    .getByText(/^Not sent yet\. Your enquiry is kept on this device/);
  await expect(hint).toBeFocused();
  await expectTyped(page, { name: '', email: '', phone: '', message: '' });
  await expect(toasts(page, 'status')).toHaveCount(0);

  await context.setOffline(false);
  await expect(unsentNotice(page)).toContainText('Not sent yet');
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page).toHaveURL('/privacy');
  await expect(unsentNotice(page)).toBeVisible();
  expect(submissions).toHaveLength(0);

  await unsentNotice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toasts(page, 'status')).toHaveText(messages.sent);
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('An unsent enquiry waits for me when I have closed the tab, in every tab until it is sent, then without a day that is over', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(Date.now() - 3 * dayMs);
  const typed = await storeEnquiry(page, context, addDays(indianToday(), -1));
  await page.close();
  await context.setOffline(false);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await visit(one, '/gallery');
  await visit(other, '/');
  await expect(unsentNotice(other)).toBeVisible();
  await unsentNotice(one).getByRole('button', { name: 'Send now' }).click();
  await expect(toasts(one, 'status')).toContainText('sent without your day');
  await expect(unsentNotice(other)).toHaveCount(0);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('The answer is lost after an unsent enquiry has arrived: sending it again does not store it twice', async ({ page, context }) => {
  const typed = await storeEnquiry(page, context);
  await context.setOffline(false);
  await page.route('**/f/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await unsentNotice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toasts(page, 'alert')).toHaveText(messages.failed);
  await expect(unsentNotice(page)).toContainText('Sending did not work.');
  await expect(unsentNotice(page).getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute('href', /wa\.me.*Kavya/);
  expect(storedFrom(typed.email)).toEqual([typed]);

  await page.unroute('**/f/*');
  await unsentNotice(page).getByRole('button', { name: 'Send now' }).click();
  await expect(toasts(page, 'status')).toHaveText(messages.sent);
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('I can discard an unsent enquiry: nothing is sent and nothing stays on the device', async ({ page, context }) => {
  const submissions = collectSubmissions(page);
  const typed = await storeEnquiry(page, context);
  await context.setOffline(false);
  page.once('dialog', (question) => question.dismiss());
  await unsentNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(unsentNotice(page)).toHaveCount(1);
  page.once('dialog', (question) => question.accept());
  await unsentNotice(page).getByRole('button', { name: 'Discard' }).click();
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(typed.email);
  await visit(page, '/about');
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(submissions).toHaveLength(0);
  expect(storedFrom(typed.email)).toEqual([]);
});

test('Two unsent enquiries wait side by side, and each goes by itself', async ({ page, context }) => {
  const first = await storeEnquiry(page, context);
  const second = newEnquiry({ message: 'And a wardrobe.' });
  await fillFields(page, second);
  await keepTyped(page);
  await context.setOffline(false);
  await expect(unsentNotice(page)).toHaveCount(2);
  await unsentNotice(page).last().getByRole('button', { name: 'Send now' }).click();
  await expect(unsentNotice(page)).toHaveCount(1);
  expect(storedFrom(second.email)).toEqual([second]);
  expect(storedFrom(first.email)).toEqual([]);
});

test('An unsent enquiry counts among the messages that I may send within five minutes', async ({ page, context }) => {
  await page.clock.install();
  await visit(page, '/contact');
  const submissions = await sendAsManyAsAllowed(page);
  const typed = newEnquiry();
  await context.setOffline(true);
  await fillFields(page, typed);
  await keepTyped(page);
  await context.setOffline(false);
  const send = unsentNotice(page).getByRole('button', { name: 'Send now' });
  await send.click();
  await expect(unsentNotice(page)).toContainText('Wait a little, then send it again.');
  expect(submissions).toHaveLength(limits.rate.attempts);
  await page.clock.fastForward(limits.rate.windowMs);
  await send.click();
  await expect(unsentNotice(page)).toHaveCount(0);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

/** Writes an enquiry, loses the connection, and lets the form keep it. Returns what was typed. */
async function storeEnquiry(page: Page, context: BrowserContext, day?: string): Promise<ContactFields> {
  const typed = await fillContact(page);
  if (day) {
    await page.getByText('Choose a day for the free consultation').click();
    await page.getByLabel('Day', { exact: true }).fill(day);
  }
  await context.setOffline(true);
  await keepTyped(page);
  await expect(page.getByRole('main').locator('form').getByText('Not sent yet.')).toBeVisible();
  return typed;
}

/** Waits until it is kept: if the connection came back before that, the form would send it. */
async function keepTyped(page: Page): Promise<void> {
  await keepButton(page).click();
  await expect(fieldsOf(page).name).toHaveValue('');
}
