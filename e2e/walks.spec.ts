import { expect, type Locator, type Page, test } from '@playwright/test';
import { picturePagePath, walkPath } from '#contract/page-paths.ts';
import { documentAt } from './support/built.ts';
import { content } from './support/site.ts';
import { collectComplaints, holdRequests, pretendSaveData, readToTheEnd, visit } from './support/visitor.ts';

const walk = content.walks.items.find(({ places }) => places.length > 1) ?? content.walks.items[0];
const path = walkPath(walk?.slug ?? '');
const [first, second] = walk?.places ?? [];
const firstView = first?.directions[0]?.toward ?? 0;
const inView = '[data-walk-view]';
/** Directions that have a marker of the tests' own: it shows where the view looks. The first is that of the first view. */
const turns = Array.from({ length: 18 }, (_, index) => firstView + index * 20);
const allDirections = content.walks.items.flatMap(({ places }) => places.flatMap(({ directions }) => directions));
const markedDirections = [...turns, ...allDirections.map(({ toward }) => toward)];

test.skip(!walk, 'Content has no walk.');

test.use({ viewport: { width: 1280, height: 900 } });

test('Nothing of a walk is fetched before somebody walks in, and then the smaller picture first', async ({ page }) => {
  // Chromium warns of this without a graphics card.
  const complaints = await collectComplaints(page, (message) => message.text().includes('GPU stall due to ReadPixels'));
  const fetched = panoramasOf(page);
  for (const each of ['/gallery', `/services/${walk?.services[0]}`, path]) {
    await visit(page, each);
    await readToTheEnd(page);
  }
  expect(fetched).toEqual([]);
  await walkIn(page);
  await expect.poll(() => fetched.map(({ width }) => width)).toEqual([2048, 4096]);
  expect(fetched[0]?.photo).toContain(first?.photo);
  expect(complaints).toEqual([]);
});

test.describe('With the smaller picture only', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(pretendSaveData);
    await page.addInitScript(addMarkers, markedDirections);
  });

  test('I turn by keyboard, by dragging and by the buttons; the view says what is ahead, and is printed', async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Walk in' }).focus();
    await page.keyboard.press('Enter');
    const view = page.locator(inView);
    await expect(view).toBeFocused();
    await expect.poll(() => fromMiddle(page, firstView)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => fromMiddle(page, firstView + 40)).toBe(0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => fromMiddle(page, firstView + 20)).toBe(0);
    const right = await fromMiddle(page, firstView + 40);
    await page.keyboard.press('+');
    await expect.poll(() => fromMiddle(page, firstView + 40)).toBeGreaterThan(right);
    await page.keyboard.press('-');
    await expect.poll(() => fromMiddle(page, firstView + 40)).toBe(right);
    await expect(page.getByText(first?.directions[0]?.alt as string).and(page.getByRole('status'))).toBeAttached();

    const { x, y, width } = (await view.boundingBox()) as { x: number; y: number; width: number };
    await page.mouse.move(x + width / 2, y + 60);
    await page.mouse.down();
    await page.mouse.move(x + width / 4, y + 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => fromMiddle(page, firstView + 40)).toBeLessThan(right - 100);
    const dragged = await fromMiddle(page, firstView + 40);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => fromMiddle(page, firstView + 60)).toBe(dragged);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(`${inView} canvas`)).toBeVisible();
    await expect(page.locator('[data-walk-markers] button').locator('visible=true')).toHaveCount(0);
  });

  test('When I turn my phone the view stays in sight and shows as much of the room as it should', async ({ page }) => {
    const [upright, across] = [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ];
    const view = page.locator(inView);
    await page.setViewportSize(across);
    await visit(page, path);
    await walkIn(page);
    // 20 degrees as a part of the view's height.
    const size = async () => (await fromMiddle(page, firstView + 20)) / ((await view.boundingBox())?.height as number);
    const before = await size();
    await page.setViewportSize(upright);
    await expect.poll(size).toBeLessThan(before - 0.05);
    await expect(view).toBeInViewport({ ratio: 0.99 });
    await page.setViewportSize(across);
    await expect.poll(size).toBeCloseTo(before);
    await expect(view).toBeInViewport({ ratio: 0.99 });
  });

  test('A second finger on the view does not throw it round', async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.addInitScript(pretendSaveData);
    await page.addInitScript(addMarkers, markedDirections);
    await visit(page, path);
    await walkIn(page);
    const { x, y, width } = (await page.locator(inView).boundingBox()) as { x: number; y: number; width: number };
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((place, id) => ({ x: x + place, y: y + 50, id })) });
    await touch('touchStart', 40);
    await touch('touchStart', 40, width - 40);
    for (const step of [1, 2, 3, 4]) await touch('touchMove', 40 + step, width - 40);
    await touch('touchEnd');
    await page.keyboard.press('ArrowRight');
    // The first finger has moved by four pixels.
    await expect.poll(async () => Math.abs(await fromMiddle(page, firstView + 20))).toBeLessThan(10);
    await context.close();
  });

  test('I go to the other place by its marker, and back by the list of places', async ({ page }) => {
    test.skip(!second || !first?.ways.length, 'The walk has one place.');
    await visit(page, path);
    await walkIn(page);
    await page.locator(`${inView} ~ [data-walk-markers]:not([hidden]) button[data-walk-place]`).first().click();
    const there = walk?.places.find(({ name }) => name === first?.ways[0]?.to);
    await expect(page.getByRole('application', { name: there?.alt as string })).toBeFocused();
    const places = page.locator('[data-walk-controls]');
    await places.getByRole('button', { name: first?.name as string }).click();
    await expect(page.getByRole('application', { name: first?.alt as string })).toBeFocused();
    await expect(places.getByRole('button', { name: first?.name as string })).toHaveAttribute('aria-pressed', 'true');
  });

  test('Whoever comes to a marker by the keyboard sees it, and can read its text and close it', async ({ page }) => {
    const thing = first?.things[0];
    test.skip(!thing, 'The place has nothing to read about.');
    await visit(page, path);
    await page.getByRole('button', { name: 'Walk in' }).press('Enter');
    await expect(page.locator(inView)).toBeFocused();
    const marker = page.getByRole('button', { name: thing?.name as string });
    while (!(await marker.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect(marker).toBeInViewport();
    await expect(marker).not.toHaveAttribute('data-away');
    await page.keyboard.press('Enter');
    const text = page.getByText(thing?.text as string).first();
    await expect(text).toBeVisible();
    // It does not cover the buttons below the view.
    const [opened, controls] = await Promise.all([
      page.locator('[popover]:popover-open').boundingBox(),
      page.locator('[data-walk-controls]').boundingBox(),
    ]);
    expect((opened?.y ?? 0) + (opened?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(marker).toBeFocused();
  });

  test('Every place of every walk opens from its views by the keyboard, and says what I see', async ({ page }) => {
    const fetched = panoramasOf(page);
    for (const { slug, places } of content.walks.items) {
      await visit(page, walkPath(slug));
      for (const { alt, directions } of places) {
        const view = directions.at(-1) as { toward: number; alt: string };
        await viewButton(page, view.alt).press('Enter');
        await expect(page.getByRole('application', { name: alt })).toBeFocused();
        await expect.poll(() => fromMiddle(page, view.toward)).toBe(0);
        await expect(page.getByText(view.alt).and(page.getByRole('status'))).toBeAttached();
      }
      await page.waitForLoadState('networkidle');
    }
    expect(fetched.filter(({ width }) => width > 2048)).toEqual([]);
  });

  test('Who wants less motion gets a cut', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await walkIn(page);
    const seen = await page.locator(inView).evaluate(async (view) => {
      const marker = document.querySelector('[data-walk-markers]:not([hidden]) i') as HTMLElement;
      const positions = new Set([marker.style.translate]);
      view.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      for (let frame = 0; frame < 40; frame++) {
        await new Promise(requestAnimationFrame);
        positions.add(marker.style.translate);
      }
      return positions.size;
    });
    expect(seen).toBe(2);
    expect(await fromMiddle(page, firstView + 20)).toBe(0);
  });

  test('A view that cannot be fetched says so; pressed again it opens', async ({ page }) => {
    await visit(page, path);
    await page.route(/-(2048|4096)\.(avif|jpg)$/, (route) => route.abort());
    await page.getByRole('button', { name: 'Walk in' }).click();
    await expect(page.getByText('The view could not be fetched.')).toBeVisible();
    await page.unrouteAll();
    await walkIn(page);
    await expect(page.getByText('The view could not be fetched.')).toBeHidden();
  });

  test('Of two places that I press quickly the last is shown, also where its picture comes first', async ({ page }) => {
    test.skip(!second, 'The walk has one place.');
    await visit(page, path);
    const release = await holdRequests(page, `**/${second?.photo}-*`);
    await viewButton(page, second?.directions.at(-1)?.alt as string).click();
    await walkIn(page);
    await release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('application', { name: first?.alt as string })).toBeFocused();
  });

  test('A view whose WebGL context is lost opens again, and turns by one step', async ({ page }) => {
    await visit(page, path);
    await walkIn(page);
    await loseContext(page);
    await walkIn(page);
    await page.getByRole('button', { name: 'Turn right' }).click();
    await expect.poll(() => fromMiddle(page, firstView + 20)).toBe(0);
    await expect(page.locator(`${inView} canvas`)).toHaveCount(1);
  });

  test('A view whose WebGL context is lost without a connection leaves the page as it is', async ({ page, context }) => {
    await visit(page, path);
    await walkIn(page);
    await context.setOffline(true);
    const navigations = await page.locator(`${inView} canvas`).evaluate((canvas: HTMLCanvasElement) => {
      let count = 0;
      // A call of location.reload() fires it at once; stopped, it cannot take this script away.
      navigation.addEventListener('navigate', (event) => {
        event.preventDefault();
        count += 1;
      });
      return new Promise((resolve) => {
        // It comes after the page's own listener.
        canvas.addEventListener('webglcontextlost', () => resolve(count));
        canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext();
      });
    });
    expect(navigations).toBe(0);
    await expect(page.locator(`${inView} canvas`)).toBeVisible();
  });
});

test('Without WebGL the walk says so and has every view as a picture', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, path);
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.getByText('This browser cannot turn the room')).toBeVisible();
  await expectViews(page);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the walk has every view as a picture, and everything to read about', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Walk in' })).toBeHidden();
    await expectViews(page);
    for (const { text } of (walk?.places ?? []).flatMap(({ things }) => things)) {
      await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
    }
  });
});

test('The gallery and its pictures in the lightbox lead to each walk', async ({ page }) => {
  await visit(page, '/gallery');
  for (const { slug, linkText } of content.walks.items) {
    await expect(page.getByRole('main').getByRole('link', { name: linkText })).toHaveAttribute('href', walkPath(slug));
    for (const photo of picturesOf(slug)) {
      await page.locator(`#picture-${photo}`).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: linkText })).toHaveAttribute('href', walkPath(slug));
      await page.keyboard.press('Escape');
    }
  }
});

test('Every service and picture that a walk belongs to leads to it', () => {
  for (const { slug, linkText, services } of content.walks.items) {
    for (const path of [...services.map((service) => `/services/${service}`), ...picturesOf(slug).map(picturePagePath)]) {
      const links = documentAt(path).querySelectorAll(`main a[href="${walkPath(slug)}"]`);
      expect.soft([...links].map(({ textContent }) => textContent).join(), path).toContain(linkText);
    }
  }
});

/** The pictures of the gallery that lead to this walk. */
function picturesOf(slug: string | undefined): string[] {
  const { items } = content.walks;
  const leadsHere = ({ walk: own, room }: (typeof content.gallery.pictures)[number]) =>
    slug === (own ?? items.find((each) => each.room === room)?.slug);
  return content.gallery.pictures.filter(leadsHere).map(({ photo }) => photo);
}

/** In the page, before its scripts: puts a marker into each place, in each of these directions. */
function addMarkers(yaws: number[]): void {
  document.addEventListener('DOMContentLoaded', () => {
    for (const place of document.querySelectorAll('[data-walk-markers]')) {
      for (const yaw of yaws) {
        const marker = Object.assign(document.createElement('i'), { className: 'absolute top-0 left-0' });
        Object.assign(marker.dataset, { yaw, pitch: 0 });
        place.append(marker);
      }
    }
  });
}

/** How many pixels to the right of the middle of the view a direction is; NaN out of it. */
function fromMiddle(page: Page, yaw: number): Promise<number> {
  return page.locator(inView).evaluate(async (view, yaw) => {
    // A movement is drawn at the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const marker = document.querySelector(`[data-walk-markers]:not([hidden]) i[data-yaw="${yaw}"]:not([data-away])`);
    const { left, width } = view.getBoundingClientRect();
    return Math.round((marker?.getBoundingClientRect().left ?? Number.NaN) - left - width / 2) + 0;
  }, yaw);
}

async function walkIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(page.locator(inView)).toBeFocused();
}

/** The button below a view's picture. */
function viewButton(page: Page, alt: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: alt }) })
    .getByRole('button');
}

function loseContext(page: Page): Promise<void> {
  return page
    .locator(`${inView} canvas`)
    .evaluate((canvas: HTMLCanvasElement) => canvas.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext());
}

/** Expects every view of every place as an ordinary picture that has loaded. */
async function expectViews(page: Page): Promise<void> {
  for (const { alt } of (walk?.places ?? []).flatMap(({ directions }) => directions)) {
    const picture = page.getByRole('listitem').getByRole('img', { name: alt });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
}

/** Collects the panoramas that the page fetches from now on. */
function panoramasOf(page: Page): { photo: string; width: number }[] {
  const fetched: { photo: string; width: number }[] = [];
  page.on('request', (request) => {
    const [, photo, width] = request.url().match(/pictures\/(.*)-(2048|4096)\.(?:avif|jpg)$/) ?? [];
    if (photo) fetched.push({ photo, width: Number(width) });
  });
  return fetched;
}
