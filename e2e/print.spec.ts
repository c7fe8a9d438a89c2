import { expect, type Page, test } from '@playwright/test';
import type { Service } from '#content-model/content.ts';
import { content } from './support/site.ts';
import { startCarousel, visit } from './support/visitor.ts';

// every-page.spec.ts checks the colours and clutter of each kind of page on paper.
test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 900 } });

test('On paper a service page answers every question and cuts no picture', async ({ page }) => {
  const { path, questions } = content.services[0] as Service;
  await visit(page, path);
  const last = page.getByText(questions.at(-1)?.answer as string);
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of questions) await expect(page.getByText(answer)).toBeVisible();
  await expectWholePictures(page);
});

test('On paper the services are a price list of ten to a sheet, under the name, the address and the phone number of the studio', async ({
  page,
}) => {
  await visit(page, '/services');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const { fullName, address, phone } = content.studio;
  for (const text of [fullName, address.street, phone]) expect((await main.getByText(text).first().boundingBox())?.y).toBeLessThan(200);
  for (const { group, name, price } of content.services) {
    const row = page
      .getByRole('region', { name: group, exact: true })
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(row).toContainText(price.words);
    await expect(row).toBeVisible();
  }
  for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format)).toBeLessThanOrEqual(Math.ceil(content.services.length / 10));
});

test('On paper Contact is one sheet', async ({ page }) => {
  await visit(page, '/contact');
  for (const format of ['A4', 'Letter']) expect(await sheetsOf(page, format), format).toBe(1);
});

test('On paper the gallery is a grid of pictures with their titles, without menus and the picture that is open', async ({ page }) => {
  await visit(page, `/gallery?picture=${content.gallery.pictures[0]?.photo}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['#lightbox', 'header']) await expect(page.locator(part)).toBeHidden();
  const lefts = await page
    .locator('a[data-picture]')
    .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(3);
  for (const { title } of content.gallery.pictures) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expectWholePictures(page);
  // One image for each picture, and none for its placeholder colour.
  const images = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Subtype\s*\/Image\b/g) ?? [];
  expect(images.length).toBeGreaterThanOrEqual(content.gallery.pictures.length);
});

test('On paper the rows that scroll show all that is in them', async ({ page }) => {
  await visit(page, '/');
  await startCarousel(page);
  await page.emulateMedia({ media: 'print' });
  const sheet = await page.evaluate(() => document.documentElement.clientWidth);
  const rows = page.locator('.carousel-row');
  await expect(rows).toHaveCount(2);
  for (const row of await rows.all()) {
    const slides = await row
      .locator('> *')
      .evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    expect(slides.length).toBeGreaterThan(1);
    expect(slides.filter(([left, right]) => (left as number) < 0 || (right as number) > sheet)).toEqual([]);
  }
});

async function sheetsOf(page: Page, format: string): Promise<number> {
  return (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Expects no picture to be divided between two sheets, or to be higher than a sheet. */
async function expectWholePictures(page: Page): Promise<void> {
  const pictures = await page
    .getByRole('main')
    .locator('picture')
    .evaluateAll((all) =>
      all.map((picture) => ({ together: getComputedStyle(picture).breakInside, height: picture.getBoundingClientRect().height })),
    );
  expect(pictures.length).toBeGreaterThan(2);
  // An A5 sheet in landscape without its margins, at 96 pixels an inch.
  for (const { together, height } of pictures) expect([together, height < 440]).toEqual(['avoid', true]);
}
