import { expect, test } from '@playwright/test';
import type { Service } from '#content-model/content.ts';
import { content, everyPath, missingPath } from './support/site.ts';

test.use({ javaScriptEnabled: false });

const widths = { phone: { width: 375, height: 740 }, desktop: { width: 1280, height: 800 } };
const allServices = ['/services', ...content.services.map(({ path }) => path)];

test('Every page shows its content, and nothing that would only work with script', async ({ page }) => {
  test.slow();
  await page.route('**/assets/pictures/*', (route) => route.abort());
  for (const path of everyPath) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main h2:not(.needs-script *)').locator('visible=false'), path).toHaveCount(0);
    await expect(page.getByRole('radio'), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: /slide|review|Go Back/ }), path).toHaveCount(0);
    if (path !== missingPath) await expect(page.getByRole('contentinfo'), path).toBeVisible();
  }
});

test('A service page answers my questions when I open them', async ({ page }) => {
  const { path, questions } = content.services[0] as Service;
  const { question, answer: words } = questions.at(-1) as Service['questions'][number];
  await page.goto(path);
  const answer = page.getByText(words, { exact: true });
  await expect(answer).toBeHidden();
  await page.locator('summary').getByText(question, { exact: true }).click();
  await expect(answer).toBeVisible();
});

test.describe('On a desktop', () => {
  test.use({ viewport: widths.desktop });

  test('Services opens, lists all of them, closes with Escape and leads on', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#services-panel');
    const button = page.getByRole('button', { name: 'Services' });
    await button.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await button.click();
    const links = await panel.getByRole('link').evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    expect(links).toEqual(allServices);
    await panel.getByRole('link').last().click();
    await expect(page).toHaveURL(allServices.at(-1) as string);
  });

  test('the testimonials and all featured projects scroll by hand, and the quote button leads to the contact page', async ({ page }) => {
    await page.goto('/');
    const last = page.getByRole('region', { name: content.home.testimonials.heading }).locator('[aria-roledescription=slide]').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    const project = page.getByRole('main').getByRole('link', { name: content.gallery.pictures.at(-1)?.title as string });
    await project.scrollIntoViewIfNeeded();
    await expect(project).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: widths.phone, hasTouch: true });

  test('the menu opens, leads to every page, and its button closes it', async ({ page }) => {
    await page.goto('/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByText('Services', { exact: true }).tap();
    const links = await menu
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));
    const finished = content.cases.length > 0 ? ['/finished-projects'] : [];
    expect(links).toEqual(['/', '/about', ...allServices, ...finished, '/gallery', '/contact', '/project']);
    await menu.getByRole('link', { name: 'Gallery' }).tap();
    await expect(page).toHaveURL('/gallery');
  });
});
