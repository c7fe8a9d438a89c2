import { expect, test } from '@playwright/test';
import { documentAt } from './support/built.ts';
import { claimOf, content } from './support/site.ts';
import { visit } from './support/visitor.ts';

const { about } = content;

test('I read how the studio grew, year by year, what it wants and values, and who will work on my home', async ({ page }) => {
  await visit(page, '/about');
  const years = page.getByRole('region', { name: about.history.heading }).getByRole('listitem');
  await expect(years.getByRole('heading')).toHaveText(about.history.items.map(({ title }) => title));
  await expect(years.locator('p:first-of-type')).toHaveText(about.history.items.map(({ year }) => String(year)));
  for (const { text } of [about.mission, about.vision]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const values = page.getByRole('region', { name: about.values.heading }).getByRole('listitem').getByRole('heading');
  await expect(values).toHaveText(about.values.items.map(({ title }) => title));
  const team = page.getByRole('region', { name: about.team.heading }).getByRole('listitem');
  await expect(team).toContainText(about.team.items.map(({ role }) => role));
});

test('Every claim in figures has its terms on the site', () => {
  const figures = [...documentAt('/about').querySelectorAll('main dl dd')].map(({ textContent }) => textContent);
  expect(figures).toEqual(about.figures.map(({ claim }) => claimOf(claim)?.value));
  for (const { claim } of about.figures) expect(documentAt('/terms').getElementById(claim)?.textContent).toContain(claimOf(claim)?.value);
});

test('I start my project, write to the studio or see its services', () => {
  const links = [...documentAt('/about').querySelectorAll('main a')].map((link) => [link.textContent.trim(), link.getAttribute('href')]);
  for (const link of [
    ['Start Your Project', '/contact'],
    ['Contact us', '/contact'],
    ['See our services', '/services'],
  ])
    expect(links).toContainEqual(link);
});
