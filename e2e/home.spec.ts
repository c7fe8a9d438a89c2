import { expect, type Locator, type Page, test } from '@playwright/test';
import { typeset } from '#content-model/typeset.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { phoneLink, whatsappLink } from '#contract/message-links.ts';
import { claimOf, content } from './support/site.ts';
import { untilAwake, visit } from './support/visitor.ts';

const { studio, home, services } = content;

// Without the transition to the next page, which pages.spec.ts and navigation.spec.ts have.
test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('The first screen shows a room at once and leads to a quote and to the services, on a phone as well', async ({ page }) => {
  await visit(page, '/');
  const picture = main(page).getByRole('img').first();
  await expect(picture).toBeInViewport();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
  await expect(main(page).getByRole('button', { name: 'Get Free Quote' }).first()).toBeInViewport();
  await expect(main(page).getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(picture).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Get Free Quote' }).first()).toBeInViewport({ ratio: 1 });
  // A larger phone has room for more.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await picture.boundingBox())?.height).toBeGreaterThan(0.46 * 844);
  for (const name of ['Get Free Quote', 'Explore Services'])
    await expect(main(page).getByText(name, { exact: true }).first()).toBeInViewport({ ratio: 1 });
});

test('Each service has a card with a picture, its price, its timeline and three points, and I get from it to its page', async ({
  page,
}) => {
  await visit(page, '/');
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.locator('picture') })
    // The latest finished projects have such cards too.
    .filter({ has: page.locator('a[href^="/services/"]') });
  await expect(cards).toHaveCount(services.length);
  for (const [index, { name, path, price, timeline, card }] of services.entries()) {
    await expect(cards.nth(index).getByRole('heading')).toHaveText(name);
    await expect(cards.nth(index)).toContainText(price.words);
    await expect(cards.nth(index)).toContainText(typeset(timeline));
    await expect(cards.nth(index).getByRole('listitem')).toHaveText(card.features);
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', path);
  }
  const third = services[2] as (typeof services)[number];
  // The card's own link covers the picture.
  await cards.nth(2).locator('img').click({ force: true });
  await expect(page).toHaveURL(third.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.title);
});

test('A consultation leads to where I can name a day and a place, and the portfolio is the gallery', async ({ page }) => {
  await visit(page, '/');
  await main(page).getByRole('link', { name: 'Schedule Free Consultation' }).click();
  await page.getByLabel('Day', { exact: true }).fill(addDays(indianToday(), 1));
  // A form that wakes may move the target of the pointer.
  await untilAwake(page);
  await page.getByRole('radio', { name: /^Site visit/ }).check();
  await expect(page.getByLabel('Locality or area')).toBeVisible();
  await page.goBack();
  await main(page).getByRole('link', { name: 'View Our Portfolio' }).click();
  await expect(page).toHaveURL('/gallery');
});

test('A claim with conditions leads me to them', async ({ page }) => {
  const claims = home.reasons.items.filter(({ terms }) => terms).map(({ claim }) => claim);
  await visit(page, '/');
  const badges = main(page).getByRole('listitem').filter({ hasText: '*T&C Apply' });
  await expect(badges).toHaveCount(claims.length);
  for (const [index, claim] of claims.entries()) {
    await expect(badges.nth(index)).toContainText(claimOf(claim)?.value as string);
    await badges.nth(index).getByRole('link').click();
    await expect(page).toHaveURL(`/terms#${claim}`);
    const terms = page.locator(`#${claim}`);
    await expect(terms).toContainText(claimOf(claim)?.terms as string);
    await expect(terms).toBeInViewport({ ratio: 1 });
    await page.goBack();
  }
});

test('From the top of every page I reach the studio, elsewhere in a tab that knows nothing of this one', async ({ page }) => {
  await visit(page, '/');
  const bar = page.getByRole('banner').getByRole('list', { name: 'Reach the studio' });
  await expect(page.getByRole('banner')).toContainText(studio.city);
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', phoneLink(studio.phone));
  await expect(bar.getByRole('link', { name: /^Call/ })).toContainText(studio.phone);
  // A tooltip with the same words would be read out twice.
  await expect(bar.getByRole('link')).toHaveCount(3 + Object.keys(studio.social).length);
  for (const link of await bar.getByRole('link').all()) await expect(link).toHaveAccessibleDescription('');
  await expect(bar.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', `mailto:${studio.email}`);
  for (const [name, url] of Object.entries({ ...studio.social, whatsapp: whatsappLink(studio.whatsapp) })) {
    const link = bar.getByRole('link', { name: new RegExp(name, 'i') });
    await expect(link).toHaveAttribute('href', String(url));
    await expectNewTab(link);
  }
});

test('At the end I can call, see the map, and find the main pages, every service, how to write, and the year', async ({ page }) => {
  await visit(page, '/');
  await expect(main(page).getByRole('link', { name: /^Call: / })).toHaveAttribute('href', phoneLink(studio.phone));
  const map = main(page).getByRole('link', { name: /on the map/ });
  await expect(map).toHaveAttribute('href', studio.map);
  await expectNewTab(map);
  const footer = page.getByRole('contentinfo');
  for (const name of ['Home', 'About Us', 'Services', 'Contact'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  for (const { name, path } of services) await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(footer.getByRole('link', { name: studio.phone })).toHaveAttribute('href', phoneLink(studio.phone));
  await expect(footer.getByRole('link', { name: studio.email })).toHaveAttribute('href', `mailto:${studio.email}`);
  await expect(footer).toContainText(`© ${studio.copyrightYear}`);
});

function main(page: Page): Locator {
  return page.getByRole('main');
}

async function expectNewTab(link: Locator): Promise<void> {
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAccessibleName(/new tab/);
}

test('On a phone nothing of the first screen moves when its script starts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.unroute('**/assets/*.js');
  await visit(page, '/');
  // By the second frame the script has applied what it measures at its start.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await heading.boundingBox()).toEqual(before);
});
