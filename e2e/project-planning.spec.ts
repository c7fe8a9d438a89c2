import { expect, type Page, test } from '@playwright/test';
import type { Service } from '#content-model/content.ts';
import { parseTimeline } from '#content-model/timeline.ts';
import { documentAt } from './support/built.ts';
import {
  addedServices,
  alternativeServices,
  checkboxOf,
  estimateRegion,
  fixedPriceServices,
  inRupees,
  openProject,
  perAreaServices,
  projectInStorage,
  projectLine,
} from './support/project.ts';
import { content } from './support/site.ts';
import { toasts } from './support/toasts.ts';
import { visit } from './support/visitor.ts';

const enough = fixedPriceServices.length > 1 && perAreaServices.length > 1 && alternativeServices.length > 0;
test.skip(!enough, 'Content has too few services of each kind of price.');

test.describe('Planning', () => {
  const wishes = [
    ...fixedPriceServices.slice(0, 2).map((service) => ({ service, area: undefined })),
    ...perAreaServices.slice(0, 2).map((service, index) => ({ service, area: 173 + 1000 * index })),
  ];
  const amountOf = ({ service, area = 1 }: (typeof wishes)[number]) => service.price.amount * area;
  const sum = wishes.reduce((total, wish) => total + amountOf(wish), 0);
  const areaField = (page: Page, { plan }: Service) => page.getByRole('textbox', { name: `${plan.area?.label} (sq ft)`, exact: true });

  async function plan(page: Page) {
    for (const { service, area } of wishes) {
      await checkboxOf(page, service).check();
      if (area) await areaField(page, service).fill(String(area));
    }
  }

  test('two fixed prices and two per sq ft add up to the rupee, every line shown, alternatives apart', async ({ page }) => {
    await openProject(page);
    await plan(page);
    const estimate = estimateRegion(page);
    await expect(estimate).toContainText(`starting from${inRupees(sum)}`);
    for (const wish of wishes) {
      const row = estimate.getByRole('row').filter({ has: page.getByText(wish.service.name, { exact: true }) });
      await expect(row.getByRole('cell')).toHaveText(inRupees(amountOf(wish)));
      if (wish.service.priceNote) await expect(row).toContainText(wish.service.priceNote);
    }
    const [alternative] = alternativeServices as [Service];
    const { heading } = content.planner.alternatives;
    await page.setViewportSize({ width: 1280, height: 480 });
    await checkboxOf(page, alternative).check();
    await expect(estimate.getByText(inRupees(sum))).toBeInViewport({ ratio: 1 });
    await expect(estimate).toContainText(
      `starting from${inRupees(sum)}as single services, or ${alternative.name} from ${alternative.price.words}`,
    );
    await expect(estimate.getByRole('row')).toHaveCount(wishes.length);
    await expect(estimate.getByRole('heading', { name: heading })).toBeVisible();
    expect((await projectInStorage(page))?.services).toContainEqual({ slug: alternative.slug });
    for (const { service } of wishes) await checkboxOf(page, service).uncheck();
    await expect(estimate).toContainText(alternative.name);
    await expect(estimate.getByRole('heading', { name: heading })).toHaveCount(0);
  });

  test('the timeline is the sum of the shortest and of the longest times, in the order of the trades', async ({ page }) => {
    await openProject(page);
    await plan(page);
    const days = wishes.map(({ service }) => parseTimeline(service.timeline));
    const total = (end: 'min' | 'max') => days.reduce((all, each) => all + each[end], 0);
    const schedule = page.getByRole('region', { name: content.planner.schedule.heading });
    await expect(schedule).toContainText(`${total('min')} to ${total('max')}`);
    const { trades } = content.planner;
    const inOrder = wishes
      .map(({ service }) => service)
      .toSorted((a, b) => trades.indexOf(a.plan.trade ?? '') - trades.indexOf(b.plan.trade ?? '') || a.order - b.order);
    await expect(schedule.getByRole('listitem')).toHaveText(inOrder.map(({ name }) => new RegExp(`^${name}`)));
  });

  test('a line without its area is named beside the sum, and leads me to the field', async ({ page }) => {
    const [kitchen] = fixedPriceServices as [Service];
    const [ceiling] = perAreaServices as [Service];
    await page.clock.install();
    await openProject(page);
    await checkboxOf(page, ceiling).check();
    await expect(estimateRegion(page)).toContainText(`Not added yet, because the area is missing: ${ceiling.name}.`);
    await checkboxOf(page, kitchen).check();
    await expect(estimateRegion(page)).toContainText(`Not added yet, because the area is missing: ${ceiling.name}.`);
    await expect(estimateRegion(page)).toContainText(`starting from${inRupees(kitchen.price.amount)}`);
    await estimateRegion(page).getByRole('button', { name: 'Enter the area' }).click();
    await expect(areaField(page, ceiling)).toBeFocused();
    // The total is announced once I pause, not with each digit.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('1,200');
    await expect(estimateRegion(page)).toContainText('the area is missing');
    await page.clock.resume();
    await expect(estimateRegion(page)).not.toContainText('the area is missing');
    expect((await projectInStorage(page))?.services).toContainEqual({ slug: ceiling.slug, area: 1200 });
    for (const wrong of ['0', '1e5', 'large', '100001', '-4']) {
      await areaField(page, ceiling).fill(wrong);
      await areaField(page, ceiling).blur();
      await expect(areaField(page, ceiling)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[aria-live]').getByText('Write the square feet')).toBeVisible();
      await expect(estimateRegion(page)).toContainText(`the area is missing: ${ceiling.name}.`);
    }
  });

  test('I write an area as I would on paper, and see what it counts as', async ({ page }) => {
    const [ceiling] = perAreaServices as [Service];
    await openProject(page);
    await checkboxOf(page, ceiling).check();
    for (const [typed, area] of [
      ['600 sq ft', 600],
      ['10.5', 11],
      ['౬౦౦', 600],
      ['12 x 10 + 8 x 9', 192],
    ] as const) {
      await areaField(page, ceiling).fill(typed);
      await expect(page.getByText(`= ${area} sq ft`)).toBeVisible();
      expect((await projectInStorage(page))?.services).toEqual([{ slug: ceiling.slug, area }]);
    }
    const kept = await projectInStorage(page);
    // Cleared by mistake.
    await checkboxOf(page, ceiling).uncheck();
    await checkboxOf(page, ceiling).check();
    expect(await projectInStorage(page)).toEqual(kept);
  });

  test('I start from my flat, correct its list, and change my mind', async ({ page }) => {
    const { flats } = content.planner;
    const [flat, other] = flats.items as [(typeof flats.items)[number], (typeof flats.items)[number]];
    test.skip(!other, 'There are not two flats.');
    const services = flat.services.map(({ service, area }) => (area === undefined ? { slug: service } : { slug: service, area }));
    const flatButton = (name: string) => page.getByRole('group', { name: flats.heading }).getByRole('button', { name, exact: true });
    // Of the two, only the tick is visible in forced colours.
    const isTicked = (name: string) => flatButton(name).evaluate((button) => getComputedStyle(button, '::before').content !== 'none');
    const priceOf = (slug: string) => content.services.find((each) => each.slug === slug)?.price.amount ?? 0;
    const total = flat.services.reduce((all, { service, area = 1 }) => all + priceOf(service) * area, 0);
    // In the document too, which search engines read.
    expect(documentAt('/project').querySelector('main')?.textContent).toContain(`${flat.name} from ${inRupees(total)}`);
    await openProject(page);
    await flatButton(flat.name).click();
    await expect(estimateRegion(page)).toContainText(inRupees(total));
    await expect(flatButton(flat.name)).toHaveAttribute('aria-pressed', 'true');
    expect([await isTicked(flat.name), await isTicked(other.name)]).toEqual([true, false]);
    expect((await projectInStorage(page))?.services).toEqual(services);
    await expect(estimateRegion(page)).not.toContainText('the area is missing');
    const first = addedServices.find(({ slug }) => slug === services[0]?.slug) as Service;
    await checkboxOf(page, first).uncheck();
    await expect(flatButton(flat.name)).toHaveAttribute('aria-pressed', 'false');
    expect((await projectInStorage(page))?.services).toEqual(services.slice(1));
    await flatButton(other.name).click();
    expect((await projectInStorage(page))?.services.map(({ slug }) => slug).sort()).toEqual(
      other.services.map(({ service }) => service).sort(),
    );
  });

  test('on a phone the sum, the days and the way to the studio stay in sight, and cover neither the end of the page nor the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const [kitchen] = fixedPriceServices as [Service];
    const [alternative] = alternativeServices as [Service];
    await openProject(page);
    const bar = page.getByRole('region', { name: 'Your plan so far' });
    await expect(bar).toHaveCount(0);
    await checkboxOf(page, kitchen).check();
    await expect(bar).toContainText(inRupees(kitchen.price.amount));
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const { slug } of addedServices.slice(0, 6)) {
      await page.keyboard.press('Tab');
      const covered = await bar.evaluate((element) => {
        const { bottom } = (document.activeElement as Element).getBoundingClientRect();
        return bottom > element.getBoundingClientRect().top;
      });
      expect(covered, slug).toBe(false);
    }
    await checkboxOf(page, alternative).check();
    await expect(bar).toContainText(`${alternative.price.words} or ${inRupees(kitchen.price.amount)}`);
    await expect(bar).toContainText(alternative.name);
    await bar.getByRole('link', { name: 'Send to the studio' }).click();
    await expect(projectLine(page)).toBeInViewport();
    await expect(projectLine(page)).toHaveText(/ is attached to your message/, { useInnerText: true });
    await expect(page.getByRole('checkbox', { name: /^Your project with 2 services/ })).toBeChecked();
    await expect(page.getByText(`Starting from ${alternative.price.words} (${alternative.name}) or ₹`)).toBeVisible();
  });

  test('by keyboard alone I choose, measure and write', async ({ page }) => {
    const [ceiling] = perAreaServices as [Service];
    await openProject(page);
    await checkboxOf(page, ceiling).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(areaField(page, ceiling)).toBeFocused();
    await page.keyboard.type('100');
    await page.getByRole('textbox', { name: content.planner.notes.heading }).focus();
    await page.keyboard.type('No glass tables');
    expect(await projectInStorage(page)).toMatchObject({ services: [{ slug: ceiling.slug, area: 100 }], notes: 'No glass tables' });
  });
});

test('From a service page I add it to my project, in every tab, and the message leads me there', async ({ page, context }) => {
  const [service] = fixedPriceServices as [Service];
  const button = (tab: Page) => tab.getByRole('button', { name: /^(Add to|In) your project$/ });
  await visit(page, service.path);
  const other = await context.newPage();
  await visit(other, service.path);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('In your project');
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  await toasts(page, 'status').getByRole('link').click();
  await expect(page).toHaveURL('/project');
  await expect(checkboxOf(page, service)).toBeChecked();
  await button(other).click();
  await expect(checkboxOf(page, service)).not.toBeChecked();
  expect(await projectInStorage(page)).toBeNull();
});

test('On the home page I tick what I need, see the sum move, and find it all in my project', async ({ page }) => {
  const band = page.getByRole('region', { name: content.home.cost.heading });
  const [first, second] = fixedPriceServices as [Service, Service];
  const amount = ({ price }: Service) => price.amount;
  await visit(page, '/');
  for (const { name } of [first, second]) await band.getByRole('checkbox', { name }).check();
  await expect(band.getByRole('status')).toContainText(inRupees(amount(first) + amount(second)));
  await page.reload();
  await expect(band.getByRole('checkbox', { name: second.name })).toBeChecked();
  await band.getByRole('checkbox', { name: second.name }).uncheck();
  await expect(band.getByRole('status')).toContainText(inRupees(amount(first)));
  for (const { name } of content.planner.flats.items.slice(0, 1)) {
    await band.getByRole('button', { name, exact: true }).click();
    await expect(band.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  const sum = await band.getByRole('status').getByText(/^₹/).innerText();
  await band.getByRole('link').click();
  await expect(page).toHaveURL('/project');
  await expect(estimateRegion(page)).toContainText(sum);
  // One contract for all of it has no box there, and is said beside the sum.
  for (const alternative of content.services.filter(({ plan }) => plan.alternative).slice(0, 1)) {
    await checkboxOf(page, alternative).check();
    await visit(page, '/');
    await expect(band.getByRole('status')).toContainText(`Or ${alternative.name} from ${alternative.price.words}`);
  }
});

test('What I tick on the home page while its band wakes is ticked, and in my project', async ({ page }) => {
  // React hydrates in a task that it posts to itself. Without that task the press comes first.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await visit(page, '/');
  const band = page.getByRole('region', { name: content.home.cost.heading });
  const box = band.getByRole('checkbox', { name: fixedPriceServices[0]?.name as string });
  await band.getByRole('heading').dispatchEvent('pointerdown');
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('[data-island]')].flatMap(({ children }) => Object.keys(children[1] ?? {}));
    return roots.some((key) => key.startsWith('__reactContainer'));
  });
  // The pointer went down before, so only the click follows.
  await box.evaluate((element: HTMLInputElement) => element.click());
  await expect(box).toBeChecked();
  expect((await projectInStorage(page))?.services.map(({ slug }) => slug)).toEqual([fixedPriceServices[0]?.slug]);
});
