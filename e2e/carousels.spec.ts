import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from './support/site.ts';
import { swipe, visit } from './support/visitor.ts';

const { pictures } = content.gallery;
const reviews = content.testimonials;
const desktop = { width: 1280, height: 800 };

test.use({ viewport: desktop });

test.describe('Featured projects', () => {
  test('show every picture of the gallery, each named by its place, and open it there when I press it', async ({ page }) => {
    const carousel = await featured(page);
    await expect(carousel).toHaveAccessibleName(content.home.featured.heading);
    const slides = slidesOf(carousel);
    expect(await attributes(slides, 'role')).toEqual(pictures.map(() => 'group'));
    expect(await attributes(slides, 'aria-label')).toEqual(pictures.map((_, index) => `${index + 1} of ${pictures.length}`));
    expect(await slides.getByRole('link').allTextContents()).toEqual(pictures.map(({ title }) => title));
    expect(await attributes(slides.locator('a'), 'href')).toEqual(pictures.map(({ photo }) => `/gallery?picture=${photo}`));
    await carousel.hover();
    const slide = carousel.locator('[aria-roledescription=slide]:not([inert]) a').nth(1);
    const title = await slide.innerText();
    await slide.click();
    await expect(page).toHaveURL(/\/gallery\?picture=/);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

  test('show one at a time on a phone, two and then three where there is room, and only those take focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 375, height: 800 });
    const carousel = await featured(page);
    for (const [width, count] of [
      [375, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => namesInView(carousel), `${width} px`).toHaveLength(count);
      await expect
        .poll(() => attributes(carousel.locator('[aria-roledescription=slide]:not([inert])'), 'aria-label'), `${width} px`)
        .toEqual(await namesInView(carousel));
    }
    for (let step = 1; step < pictures.length; step += 1) {
      await carousel.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => namesInView(carousel), `after ${step} steps`).toHaveLength(3);
    }
  });

  test('move by themselves, unannounced, go on after I used the arrows, and wait while they are off the screen', async ({ page }) => {
    const carousel = await featured(page);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    await expectToMove(carousel);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await page.mouse.move(640, 5);
    await expectToMove(carousel);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(live(carousel)).not.toHaveAttribute('aria-live', 'off');
  });

  test('go round: before the first comes the last, and after it the first', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await featured(page);
    await expect.poll(() => leading(carousel)).toBe(1);
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(() => leading(carousel)).toBe(pictures.length);
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(() => leading(carousel)).toBe(1);
  });

  test('stop for good at the pause button, the first stop of the keyboard, and start again there', async ({ page }) => {
    await page.clock.install();
    const carousel = await featured(page);
    const pause = carousel.getByRole('button', { name: 'Pause the slides' });
    expect(await carousel.locator('button, a').first().getAttribute('aria-label')).toBe('Pause the slides');
    await pause.click();
    await leaveAlone(page);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
    await expectToRest(page, carousel);
    await carousel.getByRole('button', { name: 'Play the slides' }).click();
    await leaveAlone(page);
    await expectToMove(carousel);
  });

  test('wait while my mouse rests on them or the keyboard is inside, and then go on', async ({ page }) => {
    await page.clock.install();
    const carousel = await featured(page);
    await carousel.hover();
    await expectToRest(page, carousel);
    await page.mouse.move(640, 5);
    await expectToMove(carousel);
    await carousel.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expectToRest(page, carousel);
    await page.getByRole('main').getByRole('link', { name: 'View Our Portfolio' }).focus();
    await carousel.scrollIntoViewIfNeeded();
    await expectToMove(carousel);
  });

  test('do not move from the start where I asked for less motion, until I press play', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    const carousel = await featured(page);
    await expectToRest(page, carousel);
    await carousel.getByRole('button', { name: 'Play the slides' }).click();
    await leaveAlone(page);
    await expectToMove(carousel);
  });
});

test.describe('Featured projects on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('go on after a tap on the arrows and after a swipe', async ({ page }) => {
    const carousel = await featured(page);
    await carousel.getByRole('button', { name: 'Next slide' }).tap();
    await expectToMove(carousel);
    const box = await live(carousel).boundingBox();
    await swipe(page, { from: 320, to: 90, y: (box?.y ?? 0) + 60 });
    await expectToMove(carousel);
    await expect(page).toHaveURL('/');
  });
});

test.describe('Reviews', () => {
  test('are named by their place, have their stars, come from Google, and scroll with a finger on a phone', async ({ page }) => {
    const carousel = await testimonials(page);
    const slides = slidesOf(carousel);
    expect(await attributes(slides, 'aria-label')).toEqual(reviews.map((_, index) => `${index + 1} of ${reviews.length}`));
    await expect(slides).toContainText(reviews.map(({ text }) => text));
    await expect(slides).toContainText(reviews.map(({ name, place }) => `${name}, ${place}`));
    await expect(slides).toContainText(reviews.map(({ rating }) => `${rating} out of 5 stars`));
    // Stars drawn as outlines look like no stars.
    await expect(slides.first().locator('svg').first()).not.toHaveCSS('fill', 'none');
    await expect(slides).toContainText(reviews.map(() => 'Google'));
    // On a phone they scroll with a finger, without buttons. A screen reader knows them all.
    await page.setViewportSize({ width: 375, height: 740 });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-carousel=scrolling][data-awake]')).toBeAttached();
    await expect(carousel.locator('[inert]')).toHaveCount(0);
    await slides.last().scrollIntoViewIfNeeded();
    await expect(slides.last()).toBeInViewport();
  });

  test('go with buttons and arrow keys to the last and back, and end there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await testimonials(page);
    const [first, last] = [slidesOf(carousel).first(), slidesOf(carousel).last()];
    const previous = carousel.getByRole('button', { name: 'Previous review' });
    const next = carousel.getByRole('button', { name: 'Next review' });
    await expect(previous).toBeDisabled();
    await pressUntilDisabled(next);
    // The focus is not lost with the button.
    await expect(previous).toBeFocused();
    await expect(last).toBeInViewport();
    await pressUntilDisabled(previous);
    await expect(first).toBeInViewport();

    const row = carousel.getByRole('group', { name: content.home.testimonials.heading });
    await row.focus();
    const scrolled = () => row.evaluate((element) => element.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(100);
    for (const _ of reviews) await page.keyboard.press('ArrowRight');
    await expect(next).toBeDisabled();
    for (const _ of [0, ...reviews]) await page.keyboard.press('ArrowLeft');
    await expect.poll(scrolled).toBe(0);
  });
});

/** Opens the home page, scrolled to the running carousel, with the mouse elsewhere. */
async function featured(page: Page): Promise<Locator> {
  await visit(page, '/');
  await page.getByRole('heading', { name: content.home.featured.heading, exact: true }).scrollIntoViewIfNeeded();
  const carousel = page.locator('[aria-roledescription=carousel]').filter({ has: page.getByRole('button', { name: 'Next slide' }) });
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(carousel.locator('[aria-roledescription=slide][inert]').first()).toBeAttached();
  return carousel;
}

async function testimonials(page: Page): Promise<Locator> {
  await visit(page, '/');
  const carousel = page.getByRole('region', { name: content.home.testimonials.heading });
  await carousel.scrollIntoViewIfNeeded();
  return carousel;
}

function slidesOf(carousel: Locator): Locator {
  return carousel.locator('[aria-roledescription=slide]');
}

function live(carousel: Locator): Locator {
  return carousel.locator('[aria-live]');
}

/** The names of the slides that are wholly on the screen, from left to right. */
function namesInView(carousel: Locator): Promise<string[]> {
  return slidesOf(carousel).evaluateAll((slides) =>
    slides
      .map((slide) => ({ name: slide.getAttribute('aria-label') as string, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > -1 && box.right < document.documentElement.clientWidth + 1)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ name }) => name),
  );
}

/** The number of the leftmost slide of which half or more is visible. */
function leading(carousel: Locator): Promise<number> {
  return slidesOf(carousel).evaluateAll((slides) => {
    const shown = slides
      .map((slide) => ({ slide, ...slide.getBoundingClientRect().toJSON() }))
      .filter(({ left, width }) => left > -width / 2);
    const [first] = shown.sort((one, other) => one.left - other.left);
    return Number.parseInt(first?.slide.getAttribute('aria-label'), 10);
  });
}

/** Waits for two steps: the first may still be the visitor's. */
async function expectToMove(carousel: Locator): Promise<void> {
  for (let step = 1; step <= 2; step++) {
    const before = await leading(carousel);
    await expect.poll(() => leading(carousel), { intervals: [100] }).not.toBe(before);
  }
}

/** Runs the page's clock through several steps: only timers move the slides. */
async function expectToRest(page: Page, carousel: Locator): Promise<void> {
  await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
  // A step under way when it was stopped ends first.
  await page.clock.runFor(2000);
  const before = await namesInView(carousel);
  await page.clock.runFor(10_000);
  expect(await namesInView(carousel)).toEqual(before);
}

function attributes(elements: Locator, name: string): Promise<(string | null)[]> {
  return elements.evaluateAll((all, attribute) => all.map((element) => element.getAttribute(attribute)), name);
}

async function pressUntilDisabled(button: Locator): Promise<void> {
  await expect(async () => {
    if (await button.isEnabled()) await button.click({ timeout: 1000 });
    await expect(button).toBeDisabled({ timeout: 500 });
  }).toPass();
}

/** Takes mouse and focus away. */
async function leaveAlone(page: Page): Promise<void> {
  await page.mouse.move(640, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}
