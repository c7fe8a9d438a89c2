import { expect, type Locator, type Page, test } from '@playwright/test';
import { phoneHref } from '#app/lib/contact-links.ts';
import { typeset } from '#content-model/typeset.ts';
import { builtPages } from './built.ts';
import { content } from './site.ts';
import { visit } from './visitor.ts';

const { services, studio } = content;
const [first] = services;
if (!first) throw new Error('These journeys need a service');

const withWayBack = ['modular-kitchen', 'master-bedroom-design', 'children-bedroom-design'];
const withCapabilities = ['villa-interiors', 'commercial-interiors'];

test.use({ viewport: { width: 1280, height: 800 } });

test('The list has a block for each service, the picture left and right by turns', async ({ page }) => {
  await visit(page, '/services');
  const blocks = blocksOf(page);
  await expect(blocks).toHaveCount(services.length);
  for (const [index, { name, price, features }] of services.entries()) {
    const block = blocks.nth(index);
    await expect(block.getByRole('heading')).toHaveText(name);
    await expect(block).toContainText(price);
    await expect(block.getByRole('listitem')).toHaveText(features);
    const picture = await block.getByRole('img').boundingBox();
    const heading = await block.getByRole('heading').boundingBox();
    expect((picture?.x as number) < (heading?.x as number), name).toBe(index % 2 === 0);
  }
});

test('Each page answers what people ask before they call: cost, time, steps, materials, warranty', () => {
  const pages = builtPages();
  for (const { path, price, timeline } of services) {
    const text = pages.find(({ address }) => address === path)?.document.querySelector('main')?.textContent ?? '';
    for (const word of [
      typeset(price),
      typeset(timeline),
      'consultation',
      'site visit',
      'detailed quote',
      'agreement',
      'handover',
      'warranty',
    ]) {
      expect.soft(text.toLowerCase(), `${path}: ${word}`).toContain(word.toLowerCase());
    }
    expect.soft(text, path).toMatch(/materials?|plywood|board|paints?/i);
  }
});

test('I ask for a quote from the list, and my message starts with the service', async ({ page }) => {
  await visit(page, '/services');
  const last = services.at(-1) as typeof first;
  await page.getByRole('link', { name: `Get Quote for ${last.name}` }).click();
  await expect(page).toHaveURL(/^[^?]*\/contact/);
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(new RegExp(last.name));
});

test('I get from the list to a service and, by the next ones, once around all of them', async ({ page }) => {
  await visit(page, '/services');
  await blocksOf(page).first().getByRole('heading').getByRole('link').click();
  for (const { path, title } of [...services.slice(1), first]) {
    await page.getByRole('navigation', { name: 'Next service' }).getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
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
  await expect(page.getByRole('main').getByRole('link', { name: /^Call: / })).toHaveAttribute('href', phoneHref(studio));
});

for (const service of services) {
  test(`${service.name}: price, time, pictures, what is included, and the ways on`, async ({ page }) => {
    await visit(page, service.path);
    const main = page.getByRole('main');
    await expect(factOf(main, 'Starting price')).toHaveText(typeset(service.price));
    await expect(factOf(main, 'Timeline').getByText(typeset(service.timeline), { exact: true })).toBeVisible();
    // What a screen reader says.
    await expect(factOf(main, 'Timeline')).toContainText(service.timeline.replace('-', ' to '));
    const alts = await main.getByRole('img').evaluateAll((all) => all.map((picture) => picture.getAttribute('alt')));
    expect(alts).toEqual([service.hero, ...service.pictures].map(({ alt }) => alt));
    await expect(main.getByRole('link').getByRole('img')).toHaveCount(0);
    for (const text of [...service.features, ...service.benefits]) await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: `Contact for ${service.name} Now!` })).toHaveAttribute('href', toContact(service.slug));
    await expect(main.getByRole('link', { name: service.closing.button })).toHaveAttribute('href', toContact(service.slug));
    await expect(main.getByRole('link', { name: `Call: ${studio.phone}` })).toHaveAttribute('href', phoneHref(studio));
  });
}

test('From an answer I get to the terms of what it promises, and from each service to the steps and the guarantees', async ({ page }) => {
  const [service, question] = asked();
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

/** A question whose answer leads to the terms of a claim, and its service. */
function asked() {
  for (const service of services) {
    const question = service.questions.find(({ claims }) => claims.length > 0);
    if (question) return [service, question] as const;
  }
  throw new Error('This journey needs a question with claims');
}

test('The room pages lead back to the services', async ({ page }) => {
  for (const slug of withWayBack) {
    await visit(page, `/services/${slug}`);
    await page.getByRole('link', { name: 'Back to Services' }).click();
    await expect(page).toHaveURL('/services');
  }
});

test('Where there is an article, features and benefits stand beside it on a desktop and after it on a phone', async ({ page }) => {
  const described = services.filter(({ layout }) => layout === 'article');
  expect(described.length).toBeGreaterThan(0);
  for (const { path } of described) {
    await visit(page, path);
    const article = page.getByRole('article');
    const cards = page.getByRole('complementary');
    const [text, beside] = [await article.boundingBox(), await cards.boundingBox()];
    expect(beside?.x, path).toBeGreaterThan((text?.x as number) + (text?.width as number));
    await page.setViewportSize({ width: 375, height: 740 });
    const [above, below] = [await article.boundingBox(), await cards.boundingBox()];
    expect(below?.y, path).toBeGreaterThanOrEqual((above?.y as number) + (above?.height as number));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('Villas and commercial interiors list their capabilities and lead to the portfolio', async ({ page }) => {
  for (const slug of withCapabilities) {
    const service = services.find((each) => each.slug === slug);
    if (service?.layout !== 'capabilities') throw new Error(`${slug} has no capabilities`);
    await visit(page, service.path);
    const grid = page.getByRole('region', { name: service.capabilities.heading }).getByRole('listitem');
    await expect(grid).toHaveCount(12);
    for (const { title } of service.benefitCards) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'View Portfolio' }).click();
    await expect(page).toHaveURL('/gallery');
  }
});

test('On paper a service page keeps its words and loses its menus', async ({ page }) => {
  await visit(page, first.path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText(first.questions[0]?.question as string)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(42, 35, 28)');
});

function blocksOf(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
}

/** The figure beside its name. */
function factOf(main: Locator, name: string): Locator {
  return main.locator('dl > div').filter({ hasText: name }).locator('dd').first();
}

function toContact(slug: string): string {
  return `/contact?service=${slug}`;
}
