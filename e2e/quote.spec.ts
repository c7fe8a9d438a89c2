import { expect, type Locator, type Page, test } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { fillStorage } from './support/project.ts';
import {
  collectMails,
  controlsOf,
  dialogOf,
  expectAnswers,
  fillQuote,
  nextStepsOf,
  openQuote,
  quoteAnswers,
  radio,
  submitButton,
} from './support/quote-page.ts';
import { content } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { holdRequests, visit } from './support/visitor.ts';

const { studio } = content;
const submitted =
  'Quote Request Submitted!Your email client will open with the quote details. Please send the email to complete your request.';
const tooMany = 'Too Many AttemptsPlease wait a few minutes before trying again.';

/** By RFC 6068: spaces as %20, line ends as %0D%0A, and no characters but letters, digits and percent escapes. */
const mail = [
  `mailto:${studio.email}?subject=Free%20Quote%20Request%20-%20${encodeURIComponent(studio.brand).replaceAll("'", '%27')}%20Design%20Studio&body=`,
  'I%20would%20like%20a%20free%20quote.%0D%0A%0D%0AFloor%20plan%3A%203%20BHK%0D%0APurpose%3A%20Renovate%0D%0A',
  'Area%3A%201%2C850%20sq%20ft%0D%0A%0D%0AAbout%20the%20project%3A%0D%0A',
  'Kitchen%20and%20two%20bedrooms%20in%20oak%2C%20and%20a%20pooja%20niche.',
].join('');

async function submit(page: Page) {
  await submitButton(dialogOf(page)).click();
  await expect(dialogOf(page)).toBeHidden();
}

test('I ask for a quote: my email app opens with it, the dialog closes and starts afresh', async ({ page }) => {
  const mails = collectMails(page);
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  await fillQuote(dialog);
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  expect(mails).toEqual([mail]);
  await expect(toasts(page, 'silent')).toHaveText(submitted);
  await openQuote(page);
  await expectEmpty(dialog);
});

test('Whatever I chose, and also where the form began with a draft, it starts afresh', async ({ page }) => {
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  const purposes = ['Move In', 'Rent Out', 'Renovate'];
  for (const [index, floorplan] of ['1 BHK', '3+ BHK', 'Villa'].entries()) {
    await fillQuote(dialog, { ...quoteAnswers, floorplan, purpose: purposes[index] as string });
    if (index === 0) {
      await page.reload();
      await openQuote(page);
    }
    await submit(page);
    await openQuote(page);
    await expectEmpty(dialog);
  }
});

async function expectEmpty(dialog: Locator) {
  await expect(dialog.getByRole('radio', { checked: false })).toHaveCount(8);
  await expect(controlsOf(dialog).area).toHaveValue('1000');
  await expect(controlsOf(dialog).slider).toHaveJSProperty('value', '1000');
  await expect(dialog.locator('output')).toHaveText('1,000 sq ft');
  await expect(controlsOf(dialog).description).toHaveValue('');
}

test('While it opens the email app the button says so, and a double click opens one mail', async ({ page }) => {
  const mails = collectMails(page);
  await page.clock.install();
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  await fillQuote(dialog);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(dialog).dblclick();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.clock.resume();
  await expect(dialog).toBeHidden();
  expect(mails).toEqual([mail]);
});

test('The website is sent nothing; I can open the email again, copy the text or send the same by WhatsApp', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = collectMails(page);
  await visit(page, '/terms');
  await fillQuote(await openQuote(page));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await submit(page);
  const nextSteps = nextStepsOf(page);
  await expect(nextSteps).toBeFocused();
  // The page's own files send nothing; some may still be loading.
  expect(requests.filter((request) => !/^GET http:[^?#]+\/assets\/[^?#]+$/.test(request))).toEqual([`GET ${mail}`]);
  const text = new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n') as string;

  await nextSteps.getByRole('link', { name: 'Open the email again' }).click();
  await expect.poll(() => mails).toEqual([mail, mail]);
  await nextSteps.getByRole('button', { name: 'Copy the text' }).click();
  await expect(nextSteps.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const chat = new URL((await nextSteps.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) as string);
  expect(chat.origin + chat.pathname).toBe(`https://wa.me/${studio.whatsapp.replace(/\D/g, '')}`);
  expect(chat.searchParams.get('text')).toBe(text);
});

test('The next steps stay on other pages and after a reload, until I dismiss them', async ({ page }) => {
  const screen = page.viewportSize() as { width: number; height: number };
  // Magnified to 400 %: they would take half of each page, so they are at its end, with the focus.
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/terms');
  await fillQuote(await openQuote(page));
  await submit(page);
  await expect(nextStepsOf(page)).toBeFocused();
  await expect(nextStepsOf(page)).toBeInViewport({ ratio: 0.99 });
  await expect(toasts(page, 'silent')).toBeHidden();
  await page.keyboard.press('Control+Home');
  await expect(nextStepsOf(page)).not.toBeInViewport();
  await page.setViewportSize(screen);
  const link = nextStepsOf(page).getByRole('link', { name: 'Open the email again' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect(link).toBeInViewport();
  await page.reload();
  await expect(link).toBeInViewport();
  await expect(nextStepsOf(page)).not.toBeFocused();
  await expect(link).toHaveAttribute('href', mail);
  page.once('dialog', (question) => question.dismiss());
  await nextStepsOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(link).toBeInViewport();
  page.once('dialog', (question) => question.accept());
  await nextStepsOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(link).toHaveCount(0);
  await page.reload();
  await openQuote(page);
  await expect(link).toHaveCount(0);
});

test('While a request waits for my email app, a picture of the gallery opens and its messages are in reach', async ({ page }) => {
  await visit(page, '/terms');
  await fillQuote(await openQuote(page));
  await submit(page);
  const release = await holdRequests(page, /lightbox\.island-.*\.js$/);
  await page.goto('/gallery');
  await expect(nextStepsOf(page)).toBeVisible();
  const lightbox = page.locator('#lightbox');
  await page.locator('main a[data-picture]').first().click();
  await expect(lightbox).toBeVisible();
  await release();
  await expect(lightbox.getByRole('img')).toBeVisible();
  await lightbox.getByRole('button', { name: /^Save/ }).click();
  await expect(toasts(page, 'status').getByRole('button', { name: 'Dismiss' })).toBeVisible();
  await toasts(page, 'status').getByRole('button', { name: 'Dismiss' }).click();
});

test('Without an email app I move the request into the contact form, below what I wrote there', async ({ page }) => {
  await visit(page, '/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('Please call after six.');
  await fillQuote(await openQuote(page));
  await submit(page);
  await nextStepsOf(page).getByRole('button', { name: 'Send by our form' }).click();
  await expect(message).toHaveValue(/^Please call after six\.\n\nI would like a free quote\..*oak, and a pooja niche\.$/s);
  await expect(nextStepsOf(page)).toHaveCount(0);
  await page.reload();
  await expect(message).toHaveValue(/pooja niche\.$/);
  await expect(nextStepsOf(page)).toHaveCount(0);
});

test('Where nothing can be stored, what I wrote stays in the dialog: another page would not know of it', async ({ page }) => {
  await visit(page, '/terms');
  await fillStorage(page);
  await fillQuote(await openQuote(page));
  await submit(page);
  await expect(nextStepsOf(page)).toBeVisible();
  await openQuote(page);
  await expectAnswers(dialogOf(page));
  await page.keyboard.press('Escape');
  await nextStepsOf(page).getByRole('button', { name: 'Send by our form' }).click();
  await expect(toasts(page, 'alert')).toHaveText('ErrorSomething went wrong. Please try again.');
  await expect(nextStepsOf(page)).toBeVisible();
});

for (const [script, sign] of [
  ['Telugu', 'వంటగది మరియు పడకగది. '],
  ['emoji', '👩🏽‍🎨🏠'],
] as const) {
  test(`A long description in ${script} opens a short mail, and the whole of it can be copied or sent by WhatsApp`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const mails = collectMails(page);
    const description = Array.from(sign.repeat(500)).slice(0, 480).join('').trim();
    await visit(page, '/terms');
    await fillQuote(await openQuote(page), { ...quoteAnswers, description });
    await submit(page);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.length).toBeLessThanOrEqual(1900);
    const body = new URL(mails[0] as string).searchParams.get('body') as string;
    expect(body).toContain(`About the project:\r\n${sign}`);
    const nextSteps = nextStepsOf(page);
    await expect(nextSteps).toContainText('only a part of your request');
    await nextSteps.getByRole('button', { name: 'Copy the text' }).click();
    await expect(nextSteps.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(description);
    const chat = new URL((await nextSteps.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) as string);
    expect(chat.searchParams.get('text')).toContain(description);
  });
}

test('Sent empty, each part says what it needs, and the first one has my cursor', async ({ page }) => {
  const mails = collectMails(page);
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  await expect(dialog.getByRole('radio', { checked: false })).toHaveCount(8);
  await submitButton(dialog).click();
  const floorplan = dialog.getByRole('radiogroup', { name: 'Your floorplan' });
  const purpose = dialog.getByRole('radiogroup', { name: 'Purpose' });
  const { description } = controlsOf(dialog);
  await expect(radio(dialog, '1 BHK')).toBeFocused();
  // Also after a press of the mouse.
  await expect(dialog.locator('[type=radio]:focus-visible')).toBeVisible();
  await expect(floorplan).toHaveAccessibleDescription(/Please select a floor plan$/);
  await expect(purpose).toHaveAccessibleDescription('Please select a purpose');
  await expect(description).toHaveAccessibleDescription(/Please provide a description of your project$/);
  for (const part of [floorplan, purpose, description]) await expect(part).toHaveAttribute('aria-invalid', 'true');
  // Each message disappears as soon as its field is corrected.
  await radio(dialog, '2 BHK').check();
  await expect(floorplan).not.toHaveAttribute('aria-invalid');
  await submitButton(dialog).click();
  await expect(radio(dialog, 'Move In')).toBeFocused();
  await radio(dialog, 'Rent Out').check();
  await submitButton(dialog).click();
  await expect(description).toBeFocused();
  expect(mails).toHaveLength(0);
});

test('A wrong area or description is said beside it, and stays as I typed it', async ({ page }) => {
  const mails = collectMails(page);
  const mistakes = [
    ['area', '0', 'Area must be at least 1 sq ft'],
    ['area', '', 'Area must be at least 1 sq ft'],
    // The hint beside the field says what to enter for more.
    ['area', '12000', '10,000 sq ft or more. Area must be less than 10,000 sq ft'],
    ['description', '   ', 'Please provide a description of your project'],
    ['description', 'a kitchen', 'Please provide at least 10 characters'],
    ['description', '<b>3</b><i>BHK</i>', 'Description must be at least 10 characters'],
    ['description', 'x'.repeat(501), 'Description must be less than 500 characters'],
  ] as const;
  // A screen magnified to 400 % shows the field and what is wrong with it together.
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  for (const [field, text, message] of mistakes) {
    await fillQuote(dialog, { ...quoteAnswers, [field]: text });
    await submitButton(dialog).click();
    const control = controlsOf(dialog)[field];
    await expect(control).toBeFocused();
    await expect(control).toHaveAttribute('aria-invalid', 'true');
    await expect(control).toHaveAccessibleDescription(new RegExp(`${message}$`));
    await expect(dialog.locator('[id$=-error]')).toBeInViewport({ ratio: 1 });
    await expect(control).toHaveValue(text);
  }
  await expect(dialog).toContainText('501 of 500 characters');
  expect(mails).toHaveLength(0);
});

test('Slider, number and label keep in step, up to 10,000+', async ({ page }) => {
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  const { slider, area } = controlsOf(dialog);
  const label = dialog.locator('output');
  await expect(label).toHaveText('1,000 sq ft');
  await slider.press('ArrowRight');
  await expect(label).toHaveText('1,100 sq ft');
  await expect(slider).toHaveAttribute('aria-valuetext', '1,100 sq ft');
  await expect(area).toHaveValue('1100');
  await area.fill('2437');
  await expect(label).toHaveText('2,437 sq ft');
  // As speech recognition writes it.
  await area.clear();
  await page.keyboard.insertText('1850 square feet');
  await expect(label).toHaveText('1,850 sq ft');
  await expect(area).toHaveValue('1850 square feet');
  await slider.press('End');
  await expect(label).toHaveText('10,000+ sq ft');
  await expect(slider).toHaveAttribute('aria-valuetext', '10,000+ sq ft');
  await expect(area).toHaveValue('10000');
  await slider.press('Home');
  await expect(label).toHaveText('0 sq ft');
  await expect(dialog.getByText('0 sq ft', { exact: true }).last()).toBeVisible();
  await expect(dialog.getByText('10,000+ sq ft', { exact: true })).toBeVisible();
});

test('The wheel scrolls the dialog and leaves the area that I typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/about');
  const dialog = await openQuote(page);
  const { area } = controlsOf(dialog);
  await area.fill('1850');
  await area.hover();
  const scrolled = () => dialog.evaluate((element) => element.scrollTop);
  const before = await scrolled();
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100);
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expect(area).toHaveValue('1850');
});

test('The fourth request within five minutes waits, with the dialog open; after them it goes', async ({ page }) => {
  const mails = collectMails(page);
  await page.clock.install();
  await visit(page, '/terms');
  for (let sent = 1; sent <= limits.rate.attempts; sent += 1) {
    await fillQuote(await openQuote(page));
    await submit(page);
    expect(mails).toHaveLength(sent);
  }
  const dialog = await openQuote(page);
  await fillQuote(dialog);
  await submitButton(dialog).click();
  const toast = toasts(page, 'alert');
  await expect(toast).toHaveText(tooMany);
  await expect(dialog.locator('form')).toContainText('Wait a little, then press the button. What you wrote is still here.');
  await expect(dialog).toBeVisible();
  await expectAnswers(dialog);
  expect(mails).toHaveLength(limits.rate.attempts);
  // It is above the dialog and can be pressed.
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await page.clock.fastForward(limits.rate.windowMs);
  await submit(page);
  expect(mails).toHaveLength(limits.rate.attempts + 1);
});

test('Whatever else goes wrong is said, with the dialog open and all I typed in it', async ({ page }) => {
  await visit(page, '/terms');
  const dialog = await openQuote(page);
  await fillQuote(dialog);
  await page.evaluate(() => {
    HTMLAnchorElement.prototype.click = () => {
      throw new Error('No email app may be opened');
    };
  });
  await submitButton(dialog).click();
  await expect(toasts(page, 'alert')).toHaveText('ErrorSomething went wrong. Please try again.');
  await expect(dialog.locator('form')).toContainText('Press the button again. What you wrote is still here.');
  await expect(dialog).toBeVisible();
  await expectAnswers(dialog);
  await expect(submitButton(dialog)).toBeEnabled();
});
