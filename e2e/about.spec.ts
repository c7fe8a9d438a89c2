import { expect, test } from '@playwright/test';
import { claimOf, content } from './support/site.ts';
import { visit } from './support/visitor.ts';

const { about } = content;

// Without the transition to the next page, which pages.spec.ts and navigation.spec.ts have.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('I read how the studio grew, year by year', async ({ page }) => {
  await visit(page, '/about');
  const years = page.getByRole('region', { name: about.history.heading }).getByRole('listitem');
  await expect(years.getByRole('heading')).toHaveText(about.history.items.map(({ title }) => title));
  await expect(years.locator('p:first-of-type')).toHaveText(about.history.items.map(({ year }) => String(year)));
});

test('I see what the studio wants and values, and who will work on my home', async ({ page }) => {
  await visit(page, '/about');
  for (const { text } of [about.mission, about.vision]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const values = page.getByRole('region', { name: about.values.heading }).getByRole('listitem').getByRole('heading');
  await expect(values).toHaveText(about.values.items.map(({ title }) => title));
  const team = page.getByRole('region', { name: about.team.heading }).getByRole('listitem');
  await expect(team).toContainText(about.team.items.map(({ role }) => role));
});

test('Every claim in figures has its terms on the site', async ({ page }) => {
  await visit(page, '/about');
  const figures = await page.getByRole('main').locator('dl dd').allInnerTexts();
  expect(figures).toEqual(about.figures.map(({ claim }) => claimOf(claim)?.value));
  await visit(page, '/terms');
  for (const { claim } of about.figures) await expect(page.locator(`#${claim}`)).toContainText(claimOf(claim)?.value as string);
});

test('I start my project, write to the studio or see its services', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['Start Your Project', '/contact'],
    ['Contact us', '/contact'],
    ['See our services', '/services'],
  ] as const) {
    await visit(page, '/about');
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
  }
});
