import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import {
  addOptionalContent,
  delay,
  finishedClinic,
  finishedFlat,
  payment,
  person,
  reviewUrl,
} from '#content-model/test/test-optional-content.ts';
import { expectNoFindings, findingsOf } from './support/axe.ts';
import { builtPages } from './support/built.ts';
import { content } from './support/site.ts';
import { collectComplaints, visit } from './support/visitor.ts';
import { startBuiltSite } from './support/website.ts';

// The studio has no such facts yet: these journeys build the site with facts of their own.
test.describe.configure({ mode: 'serial' });

const service = content.services.find(({ slug }) => slug === finishedFlat.services[0]);
let website: Awaited<ReturnType<typeof startBuiltSite>>;
const url = (page: string) => website.url + page;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  website = await startBuiltSite(addOptionalContent);
});

test.afterAll(() => website?.stop());

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test('I find a finished project, with what it cost and whether its date was kept', async ({ page }) => {
    const complaints = await collectComplaints(page);
    await visit(page, url('/'));
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Finished projects' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.casesPage.hero.heading);
    const late = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: finishedClinic.title }) });
    await expect(late).toContainText('33 days3 days late');
    await page.getByRole('main').getByRole('link', { name: finishedFlat.title }).tap();
    const main = page.getByRole('main');
    for (const fact of ['1,650 sq ft', '₹18 to 20 lakhs', '60 days', '4 days early', 'Kondapur', 'March 2024']) {
      await expect(main).toContainText(fact);
    }
    await expect(main.getByText(finishedFlat.client.words)).toBeVisible();
    await expect(main.getByRole('link', { name: /original/ })).toHaveAttribute('href', finishedFlat.client.review);
    await main.getByRole('link', { name: service?.name as string }).tap();
    await expect(page.getByRole('main').getByRole('link', { name: finishedFlat.title })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('I read when I pay, what a delay costs, who works there, and at home the latest projects and a review’s original', async ({
    page,
  }) => {
    await visit(page, url(content.services[0]?.path as string));
    await page.getByRole('link', { name: 'Payment and delays, in figures' }).tap();
    const agreement = page.getByRole('region', { name: 'Payment and delays' });
    for (const { share, due } of payment.stages)
      await expect(agreement.locator('dl > div').filter({ hasText: due })).toContainText(`${share}%`);
    for (const words of [delay.penalty, 'for each week', delay.cap, ...delay.excluded]) await expect(agreement).toContainText(words);
    await visit(page, url('/about'));
    await expect(page.getByRole('list', { name: 'People' }).getByRole('img', { name: person.picture.alt })).toBeVisible();
    await visit(page, url('/'));
    await expect(page.locator('#cases-heading')).toHaveText(content.casesPage.latest.heading);
    await expect(page.locator(`a[href="${reviewUrl}"]`)).toHaveAccessibleName(/original review by .* new tab/);
  });

  for (const path of ['/finished-projects', '/finished-projects/teak-and-cane']) {
    test(`${path} fits and is accessible in both themes`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, url(path));
      for (const width of [320, 375, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBeLessThanOrEqual(0);
      }
      await expectNoFindings(page);
    });
  }

  for (const path of ['/', '/about', '/services', '/terms', `${service?.path}`, '/finished-projects/clinic']) {
    test(`${path} is accessible with the facts added`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, url(path));
      expect(await findingsOf(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test('I move the line between before and after by keyboard and by pointer', async ({ page }) => {
  await visit(page, url('/finished-projects/teak-and-cane'));
  const line = page.getByRole('slider', { name: /before and after: The wardrobe wall/ });
  await expect(line).toHaveAttribute('aria-valuetext', '50% Before, 50% After');
  const half = await shownOfAfter(page);
  await line.focus();
  await page.keyboard.press('Home');
  await expect(line).toHaveAttribute('aria-valuetext', 'Before');
  expect(await shownOfAfter(page)).not.toBe(half);
  const box = await line.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect.poll(async () => Number(await line.inputValue())).toBeLessThan(0.3);
});

function shownOfAfter(page: Page): Promise<string> {
  return page.locator('[data-picture-slider] figure:last-child picture').evaluate((element) => getComputedStyle(element).clipPath);
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 820, height: 900 } });

  test('before and after are side by side, each with its word', async ({ page }) => {
    await page.goto(url('/finished-projects/teak-and-cane'));
    await expect(page.getByRole('slider')).toHaveCount(0);
    const [pair] = finishedFlat.beforeAfter as [(typeof finishedFlat.beforeAfter)[number]];
    const [before, after] = await Promise.all(
      [pair.before, pair.after].map(({ alt }) => page.getByRole('img', { name: alt, exact: true }).boundingBox()),
    );
    expect(before?.y).toBe(after?.y);
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(after?.x ?? 0);
    for (const word of ['Before', 'After']) await expect(page.getByText(word, { exact: true }).locator('visible=true')).toHaveCount(1);
  });
});

test('Where the studio has no such facts there is no page, no link and no empty section', async ({ request }) => {
  test.skip(content.cases.length > 0, 'This content has finished projects.');
  expect((await request.get('/finished-projects')).status()).toBe(404);
  const traces = /href="\/finished-projects|id="cases-heading"/;
  const pages = builtPages.filter(({ file }) => traces.test(readFileSync(file, 'utf8')));
  expect(pages.map(({ path }) => path)).toEqual([]);
});
