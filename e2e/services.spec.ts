import { expect, type Locator, type Page, test } from '@playwright/test';
import { consultationId } from '#app/lib/element-ids.ts';
import type { Service } from '#content-model/content.ts';
import { typeset } from '#content-model/typeset.ts';
import { phoneLink } from '#contract/message-links.ts';
import { contactPath } from '#contract/page-paths.ts';
import { documentAt } from './support/built.ts';
import { content, serviceOf } from './support/site.ts';
import { visit } from './support/visitor.ts';

const { services, studio } = content;
const [first, second] = services;
if (!first || !second) throw new Error('These journeys need two services');

// Without the transition to the next page, which pages.spec.ts and navigation.spec.ts have.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('The list has every price and time by group, then a block for each service, pictures left and right by turns', async ({ page }) => {
  await visit(page, '/services');
  for (const group of content.servicesPage.groups) {
    const rows = page.getByRole('region', { name: group, exact: true }).getByRole('listitem');
    const inGroup = services.filter((service) => service.group === group);
    await expect(rows.getByRole('link')).toHaveText(inGroup.map(({ name }) => name));
    await expect(rows).toContainText(inGroup.map(({ price }) => price.words));
    await expect(rows).toContainText(inGroup.map(({ timeline }) => typeset(timeline)));
  }
  const blocks = blocksOf(page);
  await expect(blocks).toHaveCount(services.length);
  for (const [index, { name, price, features }] of services.entries()) {
    const block = blocks.nth(index);
    await expect(block.getByRole('heading')).toHaveText(name);
    await expect(block).toContainText(price.words);
    await expect(block.getByRole('listitem')).toHaveText(features);
    const picture = await block.getByRole('img').boundingBox();
    const heading = await block.getByRole('heading').boundingBox();
    expect((picture?.x as number) < (heading?.x as number), name).toBe(index % 2 === 0);
  }
  // On phones what the studio does opens at a press.
  const block = blocks.first();
  const feature = block.getByText(first.features[0] as string, { exact: true });
  await expect(feature).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(feature).toBeHidden();
  await block.getByText('What we do').click();
  await expect(feature).toBeVisible();
});

test('A name in the list of prices, a heading and the picture under it lead to the page of a service', async ({ page }) => {
  await visit(page, '/services');
  await page.getByRole('region', { name: second.group, exact: true }).getByRole('link', { name: second.name, exact: true }).click();
  await expect(page).toHaveURL(second.path);
  await page.goBack();
  // The heading's link covers the picture.
  await blocksOf(page).first().getByRole('img').click({ force: true });
  await expect(page).toHaveURL(first.path);
  await page.goBack();
  await page.getByRole('heading', { name: second.name, exact: true }).getByRole('link').click();
  await expect(page).toHaveURL(second.path);
});

test('The next services lead once around all of them', () => {
  const next = services.map(({ path }) => documentAt(path).querySelector('nav[aria-label="Next service"] a')?.getAttribute('href'));
  expect(next).toEqual([...services.slice(1), first].map(({ path }) => path));
});

test('The list tells how the work goes, what is guaranteed on which terms, and whom to call', async ({ page }) => {
  await visit(page, '/services');
  const { process, guarantees } = content.servicesPage;
  const steps = page.getByRole('region', { name: process.heading }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText(process.items.map(({ title }) => title));
  const promises = page.getByRole('region', { name: guarantees.heading }).getByRole('listitem');
  await expect(promises).toHaveCount(guarantees.items.length);
  for (const { claim, title } of guarantees.items) {
    const terms = promises.filter({ hasText: title }).getByRole('link', { name: /^Terms/ });
    await expect(terms).toHaveAttribute('href', `/terms#${claim}`);
  }
  await expect(page.getByRole('main').getByRole('link', { name: /^Call: / })).toHaveAttribute('href', phoneLink(studio.phone));
});

test('Each page has price, time, pictures, what is included, and how to reach the studio', () => {
  for (const { path, slug, name, price, timeline, hero, pictures, detail, features, benefits, closing } of services) {
    const main = documentAt(path).querySelector('main') as Element;
    const links = [...main.querySelectorAll('a')].map((link) => [link.textContent.trim(), link.getAttribute('href')]);
    expect.soft(factOf(main, 'Starting price'), path).toBe(price.words);
    // A dash on the screen, a word for screen readers.
    for (const words of [typeset(timeline), typeset(timeline).replace('–', ' to ')])
      expect.soft(factOf(main, 'Timeline'), path).toContain(words);
    // Finished projects, rooms to try and stages of the work are not the service's own pictures.
    const others = '[aria-labelledby=cases-heading],[aria-labelledby=try-heading],[data-picture-slider]';
    const shown = [...main.querySelectorAll('img')].filter((image) => !image.closest(others)).map(({ alt }) => alt);
    expect.soft(shown, path).toEqual([hero, ...(detail ? [detail] : []), ...pictures].map(({ alt }) => alt));
    expect.soft(main.querySelectorAll('a img'), path).toHaveLength(0);
    for (const text of [...features, ...benefits]) expect.soft(main.textContent, path).toContain(text);
    expect.soft(links, path).toContainEqual(['Terms of our figures', '/terms']);
    expect.soft(links, path).toContainEqual([`Contact for ${name} Now!`, contactPath(slug)]);
    expect.soft(links, path).toContainEqual([closing.button, contactPath(slug) + (closing.consultation ? `#${consultationId}` : '')]);
    expect.soft(links, path).toContainEqual([`Call: ${studio.phone}`, phoneLink(studio.phone)]);
  }
});

test('From an answer I get to the terms of what it promises, and from each service to the steps and the guarantees', async ({ page }) => {
  const [service, question] = questionWithClaims();
  await visit(page, service.path);
  const answer = page.getByRole('main').locator('details').filter({ hasText: question.question });
  if (!(await answer.evaluate((details: HTMLDetailsElement) => details.open))) await answer.locator('summary').click();
  await answer
    .getByRole('link', { name: /^Terms: / })
    .first()
    .click();
  await expect(page).toHaveURL(`/terms#${question.claims[0]}`);
  await expect(page.locator(`#${question.claims[0]}`)).toBeInViewport();
  for (const [name, part] of [
    ['See the five steps', 'process'],
    ['See the guarantees', 'guarantees'],
  ] as const) {
    await visit(page, service.path);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/services#${part}`);
    await expect(page.locator(`#${part}`)).toBeInViewport();
  }
});

/** A question whose answer links to the terms of a claim, with its service. */
function questionWithClaims() {
  for (const service of services) {
    const question = service.questions.find(({ claims }) => claims.length > 0);
    if (question) return [service, question] as const;
  }
  throw new Error('This journey needs a question with claims');
}

test('A room’s page leads back to the services', () => {
  const links = [...documentAt(serviceOf('room').path).querySelectorAll('main a[href="/services"]')];
  expect(links.map(({ textContent }) => textContent.trim())).toContain('Back to Services');
});

test('However tall its photograph is, the first screen of a service has its button', async ({ page }) => {
  const upright = services.find(({ path }) => {
    const picture = documentAt(path).querySelector('main figure img');
    return Number(picture?.getAttribute('height')) > Number(picture?.getAttribute('width'));
  });
  test.skip(!upright, 'No service opens with an upright photograph.');
  await visit(page, upright?.path ?? '');
  await expect(page.getByRole('link', { name: /^Contact for / })).toBeInViewport({ ratio: 1 });
});

test('Where there is an article, features and benefits are beside it on a desktop and before it on a phone', async ({ page }) => {
  await visit(page, serviceOf('article').path);
  const [text, beside] = await boxesOf(page);
  expect(beside.x).toBeGreaterThan(text.x + text.width);
  await page.setViewportSize({ width: 375, height: 740 });
  const [below, above] = await boxesOf(page);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('A large project’s page lists what the studio does for it and leads to the portfolio', async ({ page }) => {
  const { path, capabilities } = serviceOf('capabilities');
  const { heading, items, benefitCards } = capabilities as NonNullable<Service['capabilities']>;
  await visit(page, path);
  const grid = page.getByRole('region', { name: heading }).getByRole('listitem').getByRole('heading');
  await expect(grid).toHaveText(items.map(({ title }) => title));
  for (const { title } of benefitCards) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View Portfolio' })).toHaveAttribute('href', '/gallery');
});

function blocksOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

/** The value of a term in the list of facts. */
function factOf(main: Element, name: string): string | undefined {
  const term = [...main.querySelectorAll('dt')].find(({ textContent }) => textContent === name);
  return term?.nextElementSibling?.textContent ?? undefined;
}

type Box = { x: number; y: number; width: number; height: number };

/** The boxes of the article's first paragraph and of the cards beside it. */
async function boxesOf(page: Page): Promise<[Box, Box]> {
  const both = [
    page.getByRole('article').getByRole('paragraph').first(),
    page.getByRole('complementary', { name: 'What we do and what you gain' }),
  ];
  return (await Promise.all(both.map((part) => part.boundingBox()))) as [Box, Box];
}
