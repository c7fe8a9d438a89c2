import { expect, type Page, test } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import {
  type ContactFields,
  confirmationOf,
  expectTyped,
  fillContact,
  fillFields,
  messages,
  newEnquiry,
  sendAsManyAsAllowed,
  sendButton,
  storedFrom,
} from './support/contact-page.ts';
import { content } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { visit } from './support/visitor.ts';

/** Expects the failure in a toast and, in other words, in the form; what was typed is still there, and can be sent in other ways. */
async function expectFailure(page: Page, typed: ContactFields, message: string = messages.failed) {
  await expect(toasts(page, 'alert')).toHaveText(message);
  const form = page.getByRole('main').locator('form');
  await expect(form.getByText(message === messages.failed ? 'Sending did not work.' : /^Not sent: several messages/)).toBeVisible();
  await expect(page.getByText(message)).toHaveCount(1);
  await expect(sendButton(page)).toBeEnabled();
  await expectTyped(page, typed);
  const text = `${typed.message}\n\n${typed.name}\n${typed.phone}\n${typed.email}`;
  const mail = new URL((await form.getByRole('link', { name: 'Send by email' }).getAttribute('href')) as string);
  expect(mail.pathname).toBe(content.studio.email);
  expect(mail.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text);
  const chat = new URL((await form.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) as string);
  expect(chat.searchParams.get('text')).toBe(text);
  await expect(form.getByRole('button', { name: 'Copy the text' })).toBeVisible();
}

/** Lets the collector answer again: the message is sent and stored once. */
async function sendAgain(page: Page, typed: ContactFields) {
  await page.unroute('**/f/*');
  await sendButton(page).click();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  expect(storedFrom(typed.email)).toEqual([typed]);
}

// send-enquiry.test.ts tests the other statuses.
test('The collector does not take it: I am told, and still hold my message', async ({ page }) => {
  await page.route('**/f/*', (route) => route.fulfill({ status: 422, json: { error: 'in words that nobody reads' } }));
  const typed = await fillContact(page);
  await sendButton(page).click();
  await expectFailure(page, typed);
  await sendAgain(page, typed);
});

test('The network is dead again and again: it uses up none of my attempts, and sending later stores one message', async ({ page }) => {
  await page.route('**/f/*', (route) => route.abort('connectionfailed'));
  const typed = await fillContact(page);
  for (let attempt = 0; attempt <= limits.rate.attempts; attempt += 1) {
    const failed = page.waitForEvent('requestfailed');
    await sendButton(page).click();
    await failed;
    await expectFailure(page, typed);
  }
  await sendAgain(page, typed);
});

test('The answer is lost after the message has arrived: sending again, even after a reload, does not store it twice', async ({ page }) => {
  await page.route('**/f/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const typed = await fillContact(page);
  await sendButton(page).click();
  await expectFailure(page, typed);
  expect(storedFrom(typed.email)).toHaveLength(1);
  await page.reload();
  await expectTyped(page, typed);
  await sendAgain(page, typed);
});

test('A captive portal answers in place of the collector: that does not look sent', async ({ page }) => {
  await page.route('**/f/*', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the Wi-Fi</h1>' }));
  const typed = await fillContact(page);
  await sendButton(page).click();
  await expectFailure(page, typed);
  await sendAgain(page, typed);
});

test('A request that hangs ends as a failure', async ({ page }) => {
  // The page's clock does not control this timer of the browser; a moment replaces its seconds.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 30);
  });
  await page.route('**/f/*', () => {});
  const typed = await fillContact(page);
  await sendButton(page).click();
  await expectFailure(page, typed);
});

test('The fourth message within five minutes is not sent; after them it is', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/contact');
  const submissions = await sendAsManyAsAllowed(page);
  const typed = newEnquiry();
  await fillFields(page, typed);
  await sendButton(page).click();
  await expectFailure(page, typed, messages.tooMany);
  expect(submissions).toHaveLength(limits.rate.attempts);
  await page.clock.fastForward(limits.rate.windowMs);
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(storedFrom(typed.email)).toEqual([typed]);
});
