import { expect, test } from '@playwright/test';
import type { Service } from '#content-model/content.ts';
import {
  confirmationOf,
  fieldsOf,
  fillContact,
  fillFields,
  keepButton,
  newEnquiry,
  sendButton,
  unsentNotice,
} from './support/contact-page.ts';
import {
  addedServices,
  checkboxOf,
  estimateRegion,
  fixedPriceServices,
  fullProject,
  openProject,
  perAreaServices,
  projectInStorage,
  storeProject,
} from './support/project.ts';
import { content } from './support/site.ts';
import { translatePage } from './support/translate.ts';
import { holdRequests, visit } from './support/visitor.ts';

test.use({ viewport: { width: 375, height: 740 } });

test('In a page that my browser translates the sum and the days follow what I choose', async ({ page }) => {
  const [service] = fixedPriceServices as [Service];
  const flat = content.planner.flats.items.at(-1)?.name as string;
  test.skip(!service || !flat, 'There is no service of fixed price, or no flat.');
  await openProject(page);
  await page.evaluate(translatePage);
  await checkboxOf(page, service).check();
  for (const [index, each] of perAreaServices.entries()) {
    await checkboxOf(page, each).check();
    const names = perAreaServices.slice(0, index + 1).map(({ name }) => name);
    for (const name of names) await expect(estimateRegion(page).getByText('the area is missing')).toContainText(name);
  }
  await page.getByRole('button', { name: flat, exact: true }).click();
  const bar = page.getByRole('region', { name: 'Your plan so far' });
  const sum = await estimateRegion(page).getByText(/^₹/).first().innerText();
  await expect(bar).toContainText(sum);
  for (const { plan } of perAreaServices.slice(0, 1)) {
    const area = page.getByRole('textbox', { name: `${plan.area?.label} (sq ft)` });
    await area.fill('12 x 14');
    await area.fill('');
    await expect(estimateRegion(page)).toContainText('Not added yet');
    await area.fill('317');
    await expect(estimateRegion(page)).toContainText('317 sq ft');
  }

  await visit(page, '/');
  await page.evaluate(translatePage);
  const band = page.getByRole('region', { name: content.home.cost.heading });
  const days = await band.getByText('one service after another').innerText();
  await band.getByRole('button', { name: flat, exact: true }).click();
  await expect(band.getByText('one service after another')).not.toHaveText(days);
});

test('In a translated contact form I am told about a number from abroad, and the form stays', async ({ page }) => {
  await fillContact(page, { phone: '4085551234' });
  await page.evaluate(translatePage);
  await sendButton(page).click();
  await expect(fieldsOf(page).phone).toBeFocused();
  await expect(page.getByText('Is this a number outside India?')).toBeVisible();
  await expect(fieldsOf(page).phone).toHaveValue('4085551234');
  await fieldsOf(page).name.fill('K');
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await fieldsOf(page).name.fill('K1');
  await expect(page.getByText('Name can only contain letters and spaces')).toBeVisible();

  const typed = newEnquiry();
  await fillFields(page, typed);
  await sendButton(page).click();
  const confirmation = confirmationOf(page);
  await expect(confirmation.locator('font', { hasText: 'Reference' }).first()).toBeVisible();
  await expect(confirmation.locator('strong')).toBeVisible();
  // By these the studio finds it.
  for (const text of [typed.name, typed.email]) {
    await expect(confirmation).toContainText(text);
    await expect(confirmation.locator('font', { hasText: text })).toHaveCount(0);
  }
  await expect(confirmation.locator('strong font')).toHaveCount(0);
  await expect(page.getByRole('banner').locator('a[href="/"] font').locator('visible=true')).toHaveCount(0);
});

test('In a language with long words and tall letters the header keeps the name, and headings their lines apart', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(translatePage);
  const banner = page.getByRole('banner');
  const quote = banner.locator('[data-opens=quote-dialog]').locator('visible=true');
  await quote.evaluate((button) => {
    button.textContent = 'ఉచిత ధర అంచనాను పొందండి';
  });
  const [name, button] = [await banner.locator('a[href="/"] [translate=no]').boundingBox(), await quote.boundingBox()];
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const { fontSize, lineHeight } = getComputedStyle(heading);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeGreaterThan(1.3);
});

test('An enquiry that I wrote without a connection stays in a translated page, however often the connection goes', async ({
  page,
  context,
}) => {
  await fillContact(page);
  await page.evaluate(translatePage);
  await context.setOffline(true);
  await keepButton(page).click();
  for (const back of ['for the first time', 'again']) {
    await context.setOffline(false);
    await expect(unsentNotice(page), back).not.toContainText('once the connection is back');
    await context.setOffline(true);
    await expect(unsentNotice(page), back).toContainText('once the connection is back');
  }
  await context.setOffline(false);
  await expect(unsentNotice(page).getByRole('button', { name: 'Send now' })).toBeVisible();
});

test('My project is all there in a planner that is translated before its code comes, with what I tick and write meanwhile', async ({
  page,
}) => {
  const further = addedServices.filter(({ slug }) => fullProject.services.every((each) => each.slug !== slug)).slice(0, 1);
  await page.goto('/robots.txt');
  await storeProject(page, fullProject);
  const release = await holdRequests(page, /planner.*\.js/);
  await page.goto('/project');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(translatePage);
  for (const each of further) await checkboxOf(page, each).check();
  await page.locator('#project-notes').fill('And a swing.');
  await release();
  await page.locator('[data-island*=planner][data-awake]').waitFor();
  await expect
    .poll(async () => (await projectInStorage(page))?.services)
    .toEqual([...fullProject.services, ...further.map(({ slug }) => ({ slug }))]);
  for (const { slug } of fullProject.services)
    await expect(checkboxOf(page, content.services.find((each) => each.slug === slug) as Service)).toBeChecked();
  await expect(page.locator('#project-notes')).toHaveValue(`${fullProject.notes}\n\nAnd a swing.`);
});

test('What I tick on a translated home page before its band wakes is ticked, and in my project', async ({ page }) => {
  const [service] = fixedPriceServices as [Service];
  const release = await holdRequests(page, /cost-section.*\.js/);
  await page.goto('/');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(translatePage);
  await checkboxOf(page, service).check();
  await release();
  await page.locator('[data-island*=cost-section][data-awake]').waitFor();
  await expect(checkboxOf(page, service)).toBeChecked();
  await expect.poll(async () => (await projectInStorage(page))?.services.map(({ slug }) => slug)).toEqual([service.slug]);
});

test('What I type into a translated form before its code comes is kept, with my file and the place where I write', async ({ page }) => {
  const release = await holdRequests(page, /contact-form.*\.js/);
  await page.goto('/contact');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(translatePage);
  const { name, message } = newEnquiry();
  await fieldsOf(page).name.fill(name);
  if (content.studio.form.files) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  }
  await fieldsOf(page).message.fill(message);
  await release();
  await page.locator('[data-island*=contact-form][data-awake]').waitFor();
  await expect(fieldsOf(page).name).toHaveValue(name);
  await expect(fieldsOf(page).message).toHaveValue(message);
  await expect(fieldsOf(page).message).toBeFocused();
  if (content.studio.form.files) await expect(page.getByText('plan.pdf')).toBeAttached();
});
