import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptyProject } from '#app/project/stored-project.ts';
import type { Service } from '#content-model/content.ts';
import { parsePrice } from '#content-model/price.ts';
import { parseTimeline } from '#content-model/timeline.ts';
import { typeset } from '#content-model/typeset.ts';
import { photoTitles, picturesOf } from '#content-model/views.ts';
import { projectLimits } from '#contract/limits.ts';
import type { Project } from '#contract/project.ts';
import { encodeProject } from '#contract/project-link.ts';
import { expectNoFindings } from './axe.ts';
import {
  alternatives,
  fixed,
  fullProject,
  inRupees,
  openProject,
  perArea,
  projectInStorage,
  single,
  storeProject,
  visitProject,
} from './project-page.ts';
import { answer, mailsOf, openQuote, submitButton } from './quote-page.ts';
import { content, serviceOf } from './site.ts';
import { toasts } from './toasts.ts';
import { awake, complaintsOf, visit } from './visitor.ts';

const { gallery, services } = content;
const [picture] = gallery.pictures as [(typeof gallery.pictures)[number]];
/** The title of a photograph on every page. */
const titleOf = (photo: string) => photoTitles(content).get(photo)?.title ?? '';

const saveButton = (page: Page, title: string) => page.getByRole('button', { name: `Save: ${title}`, exact: true });
const projectLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Your project/ });
const box = (page: Page, { name }: Service) =>
  page.getByRole('checkbox', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')} *(from|, as)`) });
const estimateOf = (page: Page) => page.getByRole('region', { name: content.project.estimate.heading });
/** The line above the form that the planner's "Send" leads to. */
const projectLine = (page: Page) => page.locator('#your-project');
const savedPictures = (page: Page) => page.getByRole('region', { name: content.project.pictures.heading }).getByRole('listitem');

test.describe('Saving', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('I save a picture from the gallery, one from the lightbox and one from a service page, and find all three', async ({ page }) => {
    const complaints = await complaintsOf(page);
    const service = services.find(({ hero }) => !gallery.pictures.some(({ photo }) => photo === hero.photo)) as Service;
    const [first, second] = gallery.pictures as [typeof picture, typeof picture];
    await visit(page, '/gallery');
    await expect(projectLink(page)).toHaveAccessibleName('Your project');
    await saveButton(page, first.title).click();
    await expect(saveButton(page, first.title)).toHaveAttribute('aria-pressed', 'true');
    await expect(toasts(page, 'status')).toContainText('Saved to your project');
    await expect(projectLink(page)).toHaveAccessibleName('Your project (1 saved)');

    await page.getByRole('link', { name: second.title, exact: true }).click();
    const lightbox = page.getByRole('dialog', { name: second.title });
    await lightbox.getByRole('button', { name: `Save: ${second.title}` }).click();
    await expect(lightbox.getByText('Saved', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(saveButton(page, second.title)).toHaveAttribute('aria-pressed', 'true');

    await visit(page, service.path);
    await saveButton(page, titleOf(service.hero.photo)).click();
    await expect(projectLink(page)).toHaveAccessibleName('Your project (3 saved)');
    await projectLink(page).click();
    await expect(savedPictures(page)).toHaveCount(3);
    for (const title of [first.title, second.title, titleOf(service.hero.photo)])
      await expect(savedPictures(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('every photograph of a service page can be saved, each under a name of its own', async ({ page }) => {
    for (const pattern of ['room', 'article', 'capabilities'] as const) {
      const service = serviceOf(pattern);
      await visit(page, service.path);
      const shown = picturesOf(service);
      for (const { photo } of shown) await expect(saveButton(page, titleOf(photo)).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Save: / })).toHaveCount(shown.length);
    }
  });

  test('a second press takes the picture out again, and a press before the script runs counts', async ({ page }) => {
    await page.goto('/gallery');
    await saveButton(page, picture.title).click();
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
    await awake(page);
    await saveButton(page, picture.title).click();
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => projectInStorage(page)).toBeNull();
    await expect(projectLink(page)).toHaveAccessibleName('Your project');
  });

  test('what I press is kept though I leave the page at once', async ({ page }) => {
    await visit(page, '/gallery');
    await saveButton(page, picture.title).click();
    await visit(page, '/about');
    await expect(projectLink(page)).toHaveAccessibleName(/1 saved/);
    await visit(page, '/gallery');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
  });

  test('what I tick on the home page is in the project, and shown, though the code of its sum has not come', async ({ page }) => {
    const complaints = await complaintsOf(page);
    const [one, other] = fixed as [Service, Service];
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/cost-section.island-*.js', (route) => promise.then(() => route.continue()).catch(() => {}));
    await page.goto('/');
    await box(page, one).check();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await box(page, other).check();
    await page.getByRole('link', { name: content.home.cost.link }).click();
    for (const service of [one, other]) await expect(box(page, service)).toBeChecked();
    await box(page, other).uncheck();
    await page.goto('/');
    await expect(box(page, one)).toBeChecked();
    await expect(box(page, other)).not.toBeChecked();
    resolve();
    const band = page.getByRole('region', { name: content.home.cost.heading });
    await expect(band.getByRole('status').first()).toContainText(inRupees(parsePrice(one.price)?.amount ?? 0));
    await box(page, one).uncheck();
    await expect(band.getByRole('status').first()).toContainText('Tick what you need');
    await expect.poll(() => projectInStorage(page)).toBeNull();
    expect(complaints.filter((complaint) => !complaint.includes('ERR_ABORTED'))).toEqual([]);
  });

  test('nothing in the header moves when the number comes', async ({ page }) => {
    await visit(page, '/gallery');
    const places = () =>
      page
        .getByRole('banner')
        .getByRole('link')
        .locator('visible=true')
        .evaluateAll((all) => all.map((link) => JSON.stringify(link.getBoundingClientRect())));
    const before = await places();
    await saveButton(page, picture.title).click();
    await expect(projectLink(page)).toHaveAccessibleName(/1 saved/);
    expect(await places()).toEqual(before);
  });

  test('by the keyboard: the button is after its picture, Space saves, and the focus stays', async ({ page }) => {
    await visit(page, '/gallery');
    await page.getByRole('link', { name: picture.title, exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(saveButton(page, picture.title)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'true');
    await expect(saveButton(page, picture.title)).toBeFocused();
  });

  test('a full project says so, and so does a browser that keeps nothing', async ({ page }) => {
    const pictures = Array.from({ length: projectLimits.pictures }, (_, index) => ({ photo: `photo-${index}`, note: '' }));
    await page.goto('/robots.txt');
    await storeProject(page, { ...emptyProject, pictures });
    await visit(page, '/gallery');
    await saveButton(page, picture.title).click();
    await expect(toasts(page, 'alert')).toContainText('Your project is full');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');

    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await saveButton(page, picture.title).click();
    await expect(toasts(page, 'alert')).toContainText('cannot save anything');
    await expect(saveButton(page, picture.title)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('On a phone the menu leads to my project and says how much is in it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, '/gallery');
  await saveButton(page, picture.title).click();
  await page.getByRole('button', { name: 'Menu (1 saved)' }).click();
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: /^Your project.+1 saved\)$/ })
    .click();
  await expect(savedPictures(page)).toHaveCount(1);
});

test.describe('Planning', () => {
  const wishes = [
    ...fixed.slice(0, 2).map((service) => ({ service, area: undefined })),
    ...perArea.slice(0, 2).map((service, index) => ({ service, area: 173 + 1000 * index })),
  ];
  const amountOf = ({ service, area = 1 }: (typeof wishes)[number]) => (parsePrice(service.price)?.amount ?? 0) * area;
  const sum = wishes.reduce((total, wish) => total + amountOf(wish), 0);
  const areaField = (page: Page, { plan }: Service) => page.getByRole('textbox', { name: `${plan.area?.label} (sq ft)`, exact: true });

  async function plan(page: Page) {
    for (const { service, area } of wishes) {
      await box(page, service).check();
      if (area) await areaField(page, service).fill(String(area));
    }
  }

  test('two fixed prices and two per sq ft add up to the rupee, every line shown, alternatives apart', async ({ page }) => {
    await openProject(page);
    await plan(page);
    const estimate = estimateOf(page);
    await expect(estimate).toContainText(`starting from${inRupees(sum)}`);
    for (const wish of wishes) {
      const row = estimate.getByRole('row').filter({ hasText: wish.service.name });
      await expect(row.getByRole('cell')).toHaveText(inRupees(amountOf(wish)));
      if (wish.service.priceNote) await expect(row).toContainText(wish.service.priceNote);
    }
    await box(page, alternatives[0] as Service).check();
    await expect(estimate).toContainText(`starting from${inRupees(sum)}`);
    await expect(estimate.getByRole('row')).toHaveCount(wishes.length);
    expect((await projectInStorage(page))?.services).toContainEqual({ slug: alternatives[0]?.slug });
  });

  test('the timeline is the sum of the shortest and of the longest times, in the order of the trades', async ({ page }) => {
    await openProject(page);
    await plan(page);
    const days = wishes.map(({ service }) => parseTimeline(service.timeline));
    const total = (end: 'min' | 'max') => days.reduce((all, each) => all + each[end], 0);
    const timeline = page.getByRole('region', { name: content.project.timeline.heading });
    await expect(timeline).toContainText(`${total('min')} to ${total('max')}`);
    const { trades } = content.project;
    const inOrder = wishes
      .map(({ service }) => service)
      .toSorted((a, b) => trades.indexOf(a.plan.trade ?? '') - trades.indexOf(b.plan.trade ?? '') || a.order - b.order);
    await expect(timeline.getByRole('listitem')).toHaveText(inOrder.map(({ name }) => new RegExp(`^${name}`)));
  });

  test('a line without its area is named beside the sum, and leads me to the field', async ({ page }) => {
    const [kitchen] = fixed as [Service];
    const [ceiling] = perArea as [Service];
    await openProject(page);
    await box(page, ceiling).check();
    await expect(estimateOf(page)).toContainText(`Not added yet, because the area is missing: ${ceiling.name}.`);
    await box(page, kitchen).check();
    await expect(estimateOf(page)).toContainText(`Not added yet, because the area is missing: ${ceiling.name}.`);
    await expect(estimateOf(page)).toContainText(`starting from${inRupees(parsePrice(kitchen.price)?.amount ?? 0)}`);
    await estimateOf(page).getByRole('button', { name: 'Enter the area' }).click();
    await expect(areaField(page, ceiling)).toBeFocused();
    await page.keyboard.type('1,20');
    await page.keyboard.type('0');
    await expect(estimateOf(page)).not.toContainText('the area is missing');
    expect((await projectInStorage(page))?.services).toContainEqual({ slug: ceiling.slug, area: 1200 });
    for (const wrong of ['0', '1e5', 'large', '100001', '-4']) {
      await areaField(page, ceiling).fill(wrong);
      await areaField(page, ceiling).blur();
      await expect(areaField(page, ceiling)).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText('Write a number such as 168')).toBeVisible();
      await expect(estimateOf(page)).toContainText(`the area is missing: ${ceiling.name}.`);
    }
  });

  test('I write an area as I would on paper, and see what it counts as', async ({ page }) => {
    const [ceiling] = perArea as [Service];
    await openProject(page);
    await box(page, ceiling).check();
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
  });

  test('I start from my flat, correct its list, and change my mind', async ({ page }) => {
    const { flats } = content.project;
    const [flat, other] = flats.items as [(typeof flats.items)[number], (typeof flats.items)[number] | undefined];
    const services = flat.services.map(({ service, area }) => (area === undefined ? { slug: service } : { slug: service, area }));
    const flatButton = (name: string) => page.getByRole('group', { name: flats.heading }).getByRole('button', { name, exact: true });
    await openProject(page);
    await flatButton(flat.name).click();
    await expect(flatButton(flat.name)).toHaveAttribute('aria-pressed', 'true');
    expect((await projectInStorage(page))?.services).toEqual(services);
    await expect(estimateOf(page)).not.toContainText('the area is missing');
    const first = single.find(({ slug }) => slug === services[0]?.slug) as Service;
    await box(page, first).uncheck();
    await expect(flatButton(flat.name)).toHaveAttribute('aria-pressed', 'false');
    expect((await projectInStorage(page))?.services).toEqual(services.slice(1));
    if (!other) return;
    await flatButton(other.name).click();
    expect((await projectInStorage(page))?.services.map(({ slug }) => slug).sort()).toEqual(
      other.services.map(({ service }) => service).sort(),
    );
  });

  test('on a phone the sum, the days and the way to the studio stay in sight, and cover neither the end of the page nor the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    const [kitchen] = fixed as [Service];
    await openProject(page);
    const bar = page.getByRole('region', { name: 'Your plan so far' });
    await expect(bar).toHaveCount(0);
    await box(page, kitchen).check();
    await expect(bar).toContainText(inRupees(parsePrice(kitchen.price)?.amount ?? 0));
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const { slug } of single.slice(0, 6)) {
      await page.keyboard.press('Tab');
      const covered = await bar.evaluate((element) => {
        const { bottom } = (document.activeElement as Element).getBoundingClientRect();
        return bottom > element.getBoundingClientRect().top;
      });
      expect(covered, slug).toBe(false);
    }
    await bar.getByRole('link', { name: 'Send to the studio' }).click();
    await expect(projectLine(page)).toBeInViewport();
    await expect(projectLine(page)).toHaveText(/ is attached to your message/, { useInnerText: true });
    await expect(page.getByRole('checkbox', { name: /^Your project with 1 service/ })).toBeChecked();
    await expect(page.getByText(/Starting from ₹/)).toBeVisible();
  });

  test('by keyboard alone I choose, measure and write', async ({ page }) => {
    const [ceiling] = perArea as [Service];
    await openProject(page);
    await box(page, ceiling).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(areaField(page, ceiling)).toBeFocused();
    await page.keyboard.type('100');
    await page.getByRole('textbox', { name: content.project.notes.heading }).focus();
    await page.keyboard.type('No glass tables');
    expect(await projectInStorage(page)).toMatchObject({ services: [{ slug: ceiling.slug, area: 100 }], notes: 'No glass tables' });
  });
});

test('With nothing saved yet I save one of three pictures right there', async ({ page }) => {
  await openProject(page);
  const pictures = page.getByRole('region', { name: content.project.pictures.heading });
  const buttons = pictures.getByRole('button', { name: /^Save: / });
  await expect(buttons).toHaveCount(3);
  const name = (await buttons.first().getAttribute('aria-label'))?.replace('Save: ', '') ?? '';
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('textbox', { name: `Note on: ${name}` })).toBeVisible();
  await expect(pictures.getByRole('link', { name, exact: true })).toBeFocused();
});

test('From a service page I add it to my project, in every tab, and the message leads me there', async ({ page, context }) => {
  const [service] = fixed as [Service];
  const button = (tab: Page) => tab.getByRole('button', { name: /^(Add to|In) your project$/ });
  await visit(page, service.path);
  const other = await context.newPage();
  await visit(other, service.path);
  await button(page).click();
  await expect(button(page)).toHaveAccessibleName('In your project');
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  await toasts(page, 'status').getByRole('link').click();
  await expect(page).toHaveURL('/project');
  await expect(box(page, service)).toBeChecked();
  await button(other).click();
  await expect(box(page, service)).not.toBeChecked();
  expect(await projectInStorage(page)).toBeNull();
});

test('On the home page I tick what I need, see the sum move, and find it all in my project', async ({ page }) => {
  const band = page.getByRole('region', { name: content.home.cost.heading });
  const [first, second] = fixed as [Service, Service];
  const amount = ({ price }: Service) => parsePrice(price)?.amount ?? 0;
  await visit(page, '/');
  for (const { name } of [first, second]) await band.getByRole('checkbox', { name }).check();
  await expect(band.getByRole('status')).toContainText(inRupees(amount(first) + amount(second)));
  await page.reload();
  await expect(band.getByRole('checkbox', { name: second.name })).toBeChecked();
  await band.getByRole('checkbox', { name: second.name }).uncheck();
  await expect(band.getByRole('status')).toContainText(inRupees(amount(first)));
  for (const { name } of content.project.flats.items.slice(0, 1)) {
    await band.getByRole('button', { name, exact: true }).click();
    await expect(band.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  const sum = await band.getByRole('status').getByText('₹').innerText();
  await band.getByRole('link').click();
  await expect(page).toHaveURL('/project');
  await expect(estimateOf(page)).toContainText(sum);
});

test('What I tick on the home page while its band wakes is ticked, and in my project', async ({ page }) => {
  // React hydrates in a task that it posts to itself. Without that task the press comes first.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => {};
  });
  await visit(page, '/');
  const band = page.getByRole('region', { name: content.home.cost.heading });
  const box = band.getByRole('checkbox', { name: fixed[0]?.name as string });
  await band.getByRole('heading').dispatchEvent('pointerdown');
  await page.waitForFunction(() => {
    const roots = [...document.querySelectorAll('[data-island]')].flatMap(({ children }) => Object.keys(children[1] ?? {}));
    return roots.some((key) => key.startsWith('__reactContainer'));
  });
  // The pointer went down before, so only the click follows.
  await box.evaluate((element: HTMLInputElement) => element.click());
  await expect(box).toBeChecked();
  expect((await projectInStorage(page))?.services.map(({ slug }) => slug)).toEqual([fixed[0]?.slug]);
});

test.describe('What I have put together', () => {
  test('is there after a reload, and changes with another tab', async ({ page, context }) => {
    await visitProject(page);
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
    expect(await page.evaluate(() => scrollY), 'the page is not scrolled').toBe(0);
    const other = await context.newPage();
    await openProject(other);
    await expect(other.getByRole('textbox', { name: content.project.notes.heading })).toHaveValue(fullProject.notes);
    await other.getByRole('textbox', { name: content.project.notes.heading }).fill('From the other tab');
    await other.getByRole('textbox', { name: `Note on: ${picture.title}` }).fill('A note, రెండు 🪴');
    other.once('dialog', (question) => question.accept());
    await other
      .getByRole('button', { name: /^Take out: / })
      .last()
      .click();
    await expect(page.getByRole('textbox', { name: content.project.notes.heading })).toHaveValue('From the other tab');
    await expect(page.getByRole('textbox', { name: `Note on: ${picture.title}` })).toHaveValue('A note, రెండు 🪴');
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length - 1);
    await expect(estimateOf(page)).toContainText(/starting from₹/);
  });

  test('a picture with a note of mine is taken out only when I say so again, and the focus is on the next', async ({ page }) => {
    await visitProject(page);
    const takeOut = page.getByRole('button', { name: /^Take out: / });
    page.once('dialog', (question) => question.dismiss());
    await takeOut.first().click();
    expect(await projectInStorage(page)).toEqual(fullProject);
    page.once('dialog', (question) => question.accept());
    await takeOut.first().press('Enter');
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length - 1);
    await expect(takeOut.first()).toBeFocused();
    expect(await projectInStorage(page)).toEqual({ ...fullProject, pictures: fullProject.pictures.slice(1) });
  });

  test('keeps what only a newer page of this website has, says that it is not shown, and lets me take it out', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const newer: Project = {
      ...fullProject,
      pictures: [...fullProject.pictures, { photo: 'newer-house', note: 'x' }],
      services: [...fullProject.services, { slug: 'newer-service' }],
    };
    const saved = ({ pictures, services }: Project) => `Your project (${pictures.length + services.length} saved)`;
    await visitProject(page, newer);
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
    await page.getByRole('textbox', { name: content.project.notes.heading }).fill('Two cats');
    expect(await projectInStorage(page)).toEqual({ ...newer, notes: 'Two cats' });
    await expect(projectLink(page)).toHaveAccessibleName(saved(newer));
    await expect(page.getByText('Not shown here').locator('visible=true')).toContainText('1 picture and 1 service');
    await page.getByRole('button', { name: 'Take it out' }).click();
    await expect(projectLink(page)).toHaveAccessibleName(saved(fullProject));
    expect(await projectInStorage(page)).toEqual({ ...fullProject, notes: 'Two cats' });
  });

  test('stays on the page where the browser keeps nothing, and says so', async ({ page }) => {
    await openProject(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    });
    await page.getByRole('textbox', { name: content.project.notes.heading }).fill('Two cats');
    await expect(toasts(page, 'alert')).toContainText('cannot save anything');
    await expect(page.getByRole('textbox', { name: content.project.notes.heading })).toHaveValue('Two cats');
    await expect(page.getByText('This browser cannot save your project.')).toBeVisible();
  });

  test('what I type before the script runs comes after the notes that I have', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.goto('/robots.txt');
    await storeProject(page, fullProject);
    await page.route(/\/assets\/.*\.js$/, (route) => held.then(() => route.continue()));
    await page.goto('/project', { waitUntil: 'commit' });
    const notes = page.getByRole('textbox', { name: content.project.notes.heading });
    await notes.pressSequentially('The lift is small');
    release();
    await expect(notes).toHaveValue(`${fullProject.notes}\n\nThe lift is small`);
    expect(await projectInStorage(page)).toEqual({ ...fullProject, notes: `${fullProject.notes}\n\nThe lift is small` });
  });

  test('my notes may have more emoji than half of the characters', async ({ page }) => {
    await openProject(page);
    const notes = page.getByRole('textbox', { name: content.project.notes.heading });
    await notes.focus();
    await page.keyboard.insertText('🪔'.repeat(400));
    await expect(page.getByText('400 of 1,000 characters')).toBeVisible();
    await page.keyboard.insertText('🪔'.repeat(300));
    await expect(page.getByText('700 of 1,000 characters')).toBeVisible();
    await expect(notes).toHaveValue('🪔'.repeat(700));
  });
});

test.describe('The link', () => {
  const shared = (page: Page) => page.getByRole('region', { name: 'A project that was shared with you' });

  /** The link in the WhatsApp button's message, as its receiver opens it. */
  async function linkOf(page: Page): Promise<string> {
    const href = await page
      .getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
      .locator('visible=true')
      .last()
      .getAttribute('href');
    const address = /https?:\S+$/.exec(new URL(href ?? '').searchParams.get('text') ?? '')?.[0];
    return new URL(address ?? '').hash;
  }

  async function onAnotherDevice(context: BrowserContext, fragment: string, project?: Project): Promise<Page> {
    const browser = context.browser();
    const device = await browser?.newContext({ baseURL: test.info().project.use.baseURL ?? '', serviceWorkers: 'block' });
    const page = (await device?.newPage()) as Page;
    if (project) await visitProject(page, project);
    await openProject(page, fragment);
    return page;
  }

  test('takes the whole project to another device, where it is shown first and kept on request', async ({ page, context }) => {
    await visitProject(page);
    const other = await onAnotherDevice(context, await linkOf(page));
    await expect(shared(other)).toContainText(fullProject.notes.split('\n')[0] as string);
    for (const { photo } of fullProject.pictures) {
      const { alt } = gallery.pictures.find((each) => each.photo === photo) as typeof picture;
      await expect(shared(other).getByRole('img', { name: alt })).toBeVisible();
    }
    expect(await projectInStorage(other)).toBeNull();
    await other.reload();
    await shared(other).getByRole('button', { name: 'Keep it on this device' }).click();
    await expect(savedPictures(other)).toHaveCount(fullProject.pictures.length);
    await expect(other).toHaveURL('/project');
    expect(await projectInStorage(other)).toEqual(fullProject);
    await other.context().close();
  });

  test('adds to a project that is there, or takes its place, or leaves it alone, as I say', async ({ page, context }) => {
    const own: Project = { ...emptyProject, services: [{ slug: single.at(-1)?.slug as string }], notes: 'Mine' };
    const fragment = encodeProject(fullProject);
    const outcomes: Record<string, Project> = {
      'Do not keep it': own,
      'Add it to mine': {
        ...fullProject,
        services: [...own.services, ...fullProject.services.filter(({ slug }) => slug !== own.services[0]?.slug)],
        notes: `Mine\n\n${fullProject.notes}`,
      },
      'Replace mine with it': fullProject,
    };
    await page.close();
    for (const [name, project] of Object.entries(outcomes)) {
      const other = await onAnotherDevice(context, fragment, own);
      expect(await projectInStorage(other)).toEqual(own);
      await shared(other).getByRole('button', { name }).click();
      await expect(shared(other)).toHaveCount(0);
      expect(await projectInStorage(other), name).toEqual(project);
      await other.context().close();
    }
  });

  test('asks me to choose where both together would be too much', async ({ page }) => {
    const own = { ...emptyProject, notes: 'a'.repeat(600) };
    await visitProject(page, own);
    await openProject(page, encodeProject({ ...emptyProject, notes: 'b'.repeat(600) }));
    await shared(page).getByRole('button', { name: 'Add it to mine' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'too much for one project' })).toBeVisible();
    expect(await projectInStorage(page)).toEqual(own);
  });

  test('that is broken, or too long, is refused, and my project is as it was', async ({ page }) => {
    const link = encodeProject(fullProject);
    await visitProject(page);
    for (const [fragment, words] of [
      [link.slice(0, -4), 'incomplete or was changed'],
      [link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'incomplete or was changed'],
      ['#p=', 'incomplete or was changed'],
      [encodeProject({ ...emptyProject, services: [{ slug: 'of-long-ago' }] }), 'Nothing in this link is on this website any more'],
      [`#p=${'a'.repeat(20_000)}`, 'incomplete or was changed'],
    ] as const) {
      await openProject(page, fragment);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      expect(await projectInStorage(page)).toEqual(fullProject);
    }
    await page.getByRole('button', { name: 'Go to my own project' }).click();
    await expect(savedPictures(page)).toHaveCount(fullProject.pictures.length);
  });

  test('is handed to the share sheet of the device where it has one, and can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: object) => void Object.assign(window, { handedOver: data }) });
    });
    await visitProject(page);
    await page.getByRole('button', { name: 'Share the link' }).click();
    const url = await page.evaluate(() => (window as unknown as { handedOver: { url: string } }).handedOver.url);
    expect(new URL(url).hash).toBe(encodeProject(fullProject));
    await page.getByRole('button', { name: 'Copy the link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  });
});

test('A project that I keep back stays back: after a reload, after a change in another tab, and the form says so', async ({
  page,
  context,
}) => {
  await visitProject(page);
  await page.getByRole('link', { name: 'Send to the studio' }).locator('visible=true').first().click();
  const box = page.getByRole('checkbox', { name: /^Your project with/ });
  await box.uncheck();
  const isKeptBack = async () => {
    await expect(box).not.toBeChecked();
    await expect(projectLine(page)).toHaveText(/ is not attached to your message/, { useInnerText: true });
  };
  await isKeptBack();
  await page.reload();
  await isKeptBack();
  const other = await context.newPage();
  await visitProject(other, { ...fullProject, notes: 'From the other tab' });
  await expect(box).toHaveValue(/From the other tab/);
  await isKeptBack();
  const dialog = await openQuote(page);
  await dialog.getByRole('checkbox', { name: /^Attach my project/ }).uncheck();
  await page.reload();
  await openQuote(page);
  await expect(dialog.getByRole('checkbox', { name: /^Attach my project/ })).not.toBeChecked();
});

test('The quote request takes the project along, if I leave the box ticked', async ({ page }) => {
  const mails = mailsOf(page);
  await visitProject(page);
  const dialog = await openQuote(page);
  await answer(dialog);
  await expect(dialog.getByRole('checkbox', { name: /^Attach my project/ })).toBeChecked();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(1);
  const [mail = ''] = mails;
  expect(mail.length).toBeLessThanOrEqual(1900);
  expect(decodeURIComponent(mail)).toContain(`- ${fixed[0]?.name}: from ${inRupees(parsePrice(fixed[0]?.price ?? '')?.amount ?? 0)}`);
  await openQuote(page);
  await answer(dialog);
  await dialog.getByRole('checkbox', { name: /^Attach my project/ }).uncheck();
  await submitButton(dialog).click();
  await expect.poll(() => mails).toHaveLength(2);
  expect(decodeURIComponent(mails[1] as string)).not.toContain('My project');
});

test('On paper the project is one or two sheets with pictures, lines, notes, date and the studio’s contact', async ({ page }) => {
  const pictures = gallery.pictures.slice(0, 8).map(({ photo }) => ({ photo, note: 'The wood, and the light from one side' }));
  await visitProject(page, {
    ...fullProject,
    pictures,
    services: single.map(({ slug }) => ({ slug, ...(perArea.some((each) => each.slug === slug) && { area: 300 }) })),
  });
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const { phone, email } of [content.studio]) for (const way of [phone, email]) await expect(main.getByText(way)).toBeVisible();
  await expect(main.getByText(new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' }).format(new Date()))).toBeVisible();
  for (const { name } of single) await expect(main.getByRole('row').filter({ hasText: name }).locator('visible=true')).toHaveCount(1);
  await expect(main.getByText('The wood, and the light from one side').locator('visible=true')).toHaveCount(pictures.length);
  for (const image of await main.getByRole('img').locator('visible=true').all())
    expect(await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
});

test.describe('axe finds nothing, in both themes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('in a full project, with an area that is none', async ({ page }) => {
    await visitProject(page);
    await page.getByRole('textbox', { name: `${perArea[0]?.plan.area?.label} (sq ft)`, exact: true }).fill('large');
    await page.keyboard.press('Tab');
    await expectNoFindings(page, [375]);
  });

  test('in a project that was shared, beside one of my own', async ({ page }) => {
    await visitProject(page, { ...emptyProject, notes: 'Mine' });
    await openProject(page, encodeProject(fullProject));
    await expectNoFindings(page, [375]);
  });

  test('where a link is broken', async ({ page }) => {
    await openProject(page, '#p=broken');
    await expectNoFindings(page, [375]);
  });

  test('on a gallery and a service with saved pictures', async ({ page }) => {
    await visitProject(page, {
      ...emptyProject,
      pictures: [...gallery.pictures, ...(services[0] as Service).pictures].slice(0, 30).map(({ photo }) => ({ photo, note: '' })),
    });
    for (const path of ['/gallery', (services[0] as Service).path]) {
      await visit(page, path);
      await expectNoFindings(page, [375]);
    }
  });
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is and shows every starting price and timeline, and the header leads there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/gallery');
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
    await projectLink(page).click();
    await expect(page.getByText(content.project.withoutScript)).toBeVisible();
    for (const { name, price, timeline, plan } of services) {
      const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row).toContainText(typeset(price));
      await expect(row).toContainText(typeset(timeline));
      if (plan.area) await expect(row).toContainText(plan.area.hint);
    }
  });
});
