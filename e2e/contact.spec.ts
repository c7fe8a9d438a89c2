import { expect, test } from '@playwright/test';
import { offeredDayParts } from '#app/enquiry/consultation-times.ts';
import { emptyProject } from '#app/project/stored-project.ts';
import { privacyFacts } from '#content-model/privacy.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import {
  collectSubmissions,
  confirmationOf,
  expectTyped,
  fieldsOf,
  fillContact,
  fillFields,
  messages,
  newEnquiry,
  sendButton,
  storedFrom,
} from './support/contact-page.ts';
import { storeProject } from './support/project.ts';
import { content, textPage } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { holdRequests, untilAwake, visit } from './support/visitor.ts';

const nobody = { name: '', email: '', phone: '', message: '' };
const [service, otherService] = content.services;
if (!service || !otherService) throw new Error('These journeys need services');

test('I send a message: it says that it is sending, is stored once as I meant it, and the form is empty again', async ({ page }) => {
  const release = await holdRequests(page, '**/f/*');
  const typed = await fillContact(page, { phone: '+91 (98765) 43-210', message: '<b>Two</b> bedrooms & a kitchen, budget > 8 lakhs' });
  await sendButton(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await release();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  await expect(page.getByText(messages.sent)).toHaveCount(1);
  await expect(confirmationOf(page)).toBeVisible();
  await expect(sendButton(page)).toBeEnabled();
  await expectTyped(page, nobody);
  expect(storedFrom(typed.email)).toEqual([{ ...typed, phone: '9876543210', message: 'Two bedrooms & a kitchen, budget > 8 lakhs' }]);
  await page.reload();
  await expectTyped(page, nobody);
});

test('I can be called back at a landline, abroad, and at a number in the digits of my language', async ({ page }) => {
  await visit(page, '/contact');
  // Not more than may be sent at once; contract/phone.test.ts has all ways to write a number.
  for (const [written, stored] of [
    ['040 2345 6789', '+914023456789'],
    ['+1 (408) 555-1234', '+14085551234'],
    ['౯౮౭౬౫ ౪౩౨౧౦', '9876543210'],
  ] as const) {
    const typed = newEnquiry({ phone: written });
    await fillFields(page, typed);
    await sendButton(page).click();
    await expectTyped(page, nobody);
    expect(storedFrom(typed.email)).toEqual([{ ...typed, phone: stored }]);
  }
});

test.describe('On a clock in Dallas', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('I see that my number is read as an Indian one, and when a consultation is by my clock, before and after I send', async ({
    page,
  }) => {
    const day = addDays(indianToday(), 2);
    await fillContact(page, { phone: '972-555-0142' });
    await expect(fieldsOf(page).phone).toHaveAccessibleDescription(/^Read as \+91 97255 50142\. A number outside India\?/);
    await page.locator('summary', { hasText: 'Choose a day' }).click();
    await page.locator('[name=visitDay]').fill(day);
    const morning = page.getByRole('radio', { name: /^Morning/ });
    await morning.check();
    // Where the studio is open by appointment there are no hours.
    const hasHours = offeredDayParts(content.studio.hours).some(({ dayPart, hours }) => dayPart === 'morning' && hours);
    const [own = ''] = /Your time: .+/.exec(await morning.locator('..').innerText()) ?? [];
    expect(own !== '').toBe(Boolean(hasHours));
    expect(own.replace(/^Your time: \w{3}\s(\d+)\s.+/, '$1')).toBe(own && String(Number(addDays(day, -1).slice(-2))));
    await sendButton(page).click();
    const confirmation = confirmationOf(page);
    await expect(confirmation).toContainText('+91 97255 50142');
    await expect(confirmation).toContainText('morning (before 12 noon)');
    await expect(confirmation).toContainText(own);
    const spoken = page.locator('#contact-phone-hint [role=status]');
    await expect(spoken).toBeEmpty();
    await fieldsOf(page).phone.fill('972-555-0142');
    await expect(spoken).toHaveText(/^Read as/);
    await fieldsOf(page).phone.fill('+1 972 555 0142');
    await expect(fieldsOf(page).phone).toHaveAccessibleDescription(/^An Indian mobile number has 10 digits/);
  });
});

test('Nothing is stored on my device before I type, and what I then type is', async ({ page }) => {
  const stored = () => page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
  await visit(page, `/contact?service=${service.slug}`);
  await fieldsOf(page).name.focus();
  await expect(fieldsOf(page).message).toHaveValue(`${service.name}: `);
  expect(await stored()).not.toContain('contact-draft');
  await fieldsOf(page).name.fill('K');
  expect(await stored()).toContain('contact-draft');
});

test('I need not write a message, and a double click sends one', async ({ page }) => {
  const typed = await fillContact(page, { name: 'కె. శ్రీనివాస్', message: '' });
  await sendButton(page).dblclick();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('Sent empty, every field that must be filled says so, and the first one has my cursor', async ({ page }) => {
  const submissions = collectSubmissions(page);
  await visit(page, '/contact');
  await sendButton(page).click();
  const { name, email, phone, message } = fieldsOf(page);
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name must be at least 2 characters');
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(phone).toHaveAccessibleDescription(/10 digits.*Landline.*Please enter a valid phone number$/);
  for (const field of [name, email, phone]) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(message).not.toHaveAttribute('aria-invalid');
  await expect(toasts(page, 'silent')).toHaveText('Name must be at least 2 characters');
  // It is told once, with its field.
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  // An error has an icon beside its colour.
  await expect(page.locator('#contact-name-error svg')).toBeVisible();
  expect(submissions).toHaveLength(0);
});

test('Whatever I get wrong is said beside its field, and what I typed stays', async ({ page }) => {
  const submissions = collectSubmissions(page);
  const mistakes = [
    ['name', 'K', 'Name must be at least 2 characters'],
    ['name', 'K'.repeat(51), 'Name must be less than 50 characters'],
    ['name', 'R2 D2', 'Name can only contain letters and spaces'],
    ['email', 'kavya@mail', 'Please enter a valid email address'],
    ['email', `${'k'.repeat(90)}@mail.example`, 'Email must be less than 100 characters'],
    ['phone', '12345', 'Please enter a valid phone number'],
    ['phone', '5876543210', 'Please enter a valid phone number'],
    ['message', 'x'.repeat(limits.message.max + 1), 'Message must be less than 1,000 characters'],
  ] as const;
  // A screen magnified to 400 % shows the field and what is wrong with it together, and no message over them.
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/contact');
  for (const [field, text, message] of mistakes) {
    const typed = newEnquiry({ [field]: text });
    await fillFields(page, typed);
    await sendButton(page).click();
    const control = fieldsOf(page)[field];
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').locator('form').getByText(message)).toBeInViewport({ ratio: 1 });
    await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(toasts(page, 'silent')).toHaveText(message);
    await expect(toasts(page, 'silent')).toBeHidden();
    await expectTyped(page, typed);
    // Judged again as soon as it is corrected.
    await control.fill(newEnquiry()[field]);
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
  // A number from abroad without its country code is told apart from a mistyped one.
  await fillFields(page, newEnquiry({ phone: '408 555 1234' }));
  await sendButton(page).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Write \+ and its country code/);
  await page.getByLabel('Phone').fill('+1 408 555 1234 / +91 98480 12345');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^Write one number here/);
  await page.getByLabel('Phone').fill('98480 223');
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/^An Indian mobile number has 10 digits/);
  expect(submissions).toHaveLength(0);
});

test('What I have typed survives a reload and a look at another page, in this tab only', async ({ page, context }) => {
  const typed = await fillContact(page);
  await page.reload();
  await expectTyped(page, typed);
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textPage('privacy').heading);
  await page.goBack();
  await expectTyped(page, typed);
  const otherTab = await context.newPage();
  await visit(otherTab, '/contact');
  await expectTyped(otherTab, nobody);
});

test('What I type before the page is ready is neither lost nor forgotten', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  const typed = newEnquiry();
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await fillFields(page, typed);
  await release();
  await untilAwake(page);
  await expectTyped(page, typed);
  await page.reload();
  await expectTyped(page, typed);
  await sendButton(page).click();
  await expect(toasts(page, 'silent')).toHaveText(messages.sent);
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('The message starts with the service that I come from, and goes on with what I wrote', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('link', { name: `Get Quote for ${service.name}`, exact: true }).click();
  const { message } = fieldsOf(page);
  await expect(message).toHaveValue(`${service.name}: `);
  await message.fill(`${service.name}: by March, please`);
  await visit(page, `/contact?service=${otherService.slug}`);
  await expect(message).toHaveValue(`${otherService.name}: by March, please`);
  await page.reload();
  await expect(message).toHaveValue(`${otherService.name}: by March, please`);
  await visit(page, '/contact?service=no-such-service');
  await expect(message).toHaveValue(`${otherService.name}: by March, please`);
});

test('A project that goes along moves no field of the form', async ({ page }) => {
  const heightAbove = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main form summary')].map((part) => part.offsetTop));
  await visit(page, '/contact');
  const without = await heightAbove();
  await storeProject(page, { ...emptyProject, services: [{ slug: service.slug }] });
  await visit(page, '/contact');
  await expect(page.getByRole('checkbox', { name: /^Your project with 1 service/ })).toBeChecked();
  expect(await heightAbove()).toEqual(without);
});

test('A message is stored once where the form’s code cannot be loaded, even if I come back and send it again once it can', async ({
  page,
}) => {
  const typed = newEnquiry();
  const code = '**/assets/contact-form.island-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/contact');
  await fillFields(page, typed);
  await sendButton(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect(storedFrom(typed.email)).toEqual([typed]);
  await untilAwake(page);
  await page.unroute(code);
  await visit(page, '/contact');
  await expectTyped(page, nobody);
  await fillFields(page, typed);
  // The thank-you page forgets what was sent, not what was typed since.
  await page.goBack();
  await untilAwake(page);
  // Not Forward: the browser itself would fill the fields again.
  await visit(page, '/contact');
  await expectTyped(page, typed);
  await sendButton(page).click();
  await expect(confirmationOf(page)).toBeVisible();
  expect(storedFrom(typed.email)).toEqual([typed]);
});

test('Beside the form I read what happens to my data; the footer leads to the rest', async ({ page }) => {
  const { formNote, messagesStay } = privacyFacts(content.studio);
  await visit(page, '/contact');
  await expect(page.getByRole('main').locator('form')).toContainText(formNote);
  await page.getByRole('main').locator('form').getByRole('link', { name: 'privacy page' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('main')).toContainText(messagesStay);
  await expect(page.getByRole('main').getByRole('link', { name: content.studio.email })).toBeVisible();
});
