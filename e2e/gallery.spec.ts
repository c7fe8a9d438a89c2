import { expect, type Locator, type Page, test } from '@playwright/test';
import { slugify } from '#content-model/slugify.ts';
import { usedRooms } from '#content-model/views.ts';
import { picturePagePath, roomPath } from '#contract/page-paths.ts';
import { documentAt } from './support/built.ts';
import { content } from './support/site.ts';
import { setTextSize } from './support/sizes.ts';
import { swipe, untilAwake, visit } from './support/visitor.ts';

const { pictures } = content.gallery;
const [first, second, third] = pictures;
const last = pictures.at(-1);
if (!first || !second || !third || !last) throw new Error('These journeys need pictures');

test.use({ viewport: { width: 1280, height: 800 } });

test('The gallery shows its pictures with their titles, in one, two or three columns, and leads to the contact page', async ({ page }) => {
  await visit(page, '/gallery');
  await expect(pictureLinks(page)).toHaveCount(pictures.length);
  for (const { title } of pictures) await expect(pictureLink(page, title)).toBeAttached();
  for (const [width, columns] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const tracks = await page.locator('ul:has([data-picture])').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' '));
    expect(tracks, `${width} px`).toHaveLength(columns);
  }
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
});

test('I narrow the gallery to one kind of room and back: each room is a page of its own, with what else belongs to it', async ({
  page,
}) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/gallery');
  for (const room of usedRooms(content)) {
    await roomLinks(page).getByRole('link', { name: room, exact: true }).click();
    await expect(page).toHaveURL(roomPath(slugify(room)));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(room);
    await expect(roomLinks(page).locator('[aria-current=page]')).toHaveText(room);
    await expect(pictureLinks(page).getByRole('heading')).toHaveText(picturesOf(room).map(({ title }) => title));
    for (const service of content.services.filter(({ rooms }) => rooms.includes(room))) {
      const part = page.getByRole('region', { name: service.name, exact: true });
      await expect(part.getByRole('img')).toHaveCount(service.pictures.length);
      await expect(part.getByRole('link', { name: `See ${service.name}` })).toHaveAttribute('href', service.path);
      // Each leads to the other.
      expect(documentAt(service.path).querySelectorAll(`main a[href="${roomPath(slugify(room))}"]`)).toHaveLength(1);
    }
    await expectNoHoles(page);
  }
  await roomLinks(page).getByRole('link', { name: 'All rooms' }).click();
  await expect(pictureLinks(page)).toHaveCount(pictures.length);
  await expect(page).toHaveURL('/gallery');
  await expectNoHoles(page);
});

test('A picture has a page of its own, which shows it, names its room and leads to its neighbours', async ({ page }) => {
  await visit(page, picturePagePath(second.photo));
  expect(await page.title()).toContain(second.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await expect(page.getByRole('main').locator('picture img').first()).toBeInViewport();
  await expect(page.getByRole('main').getByRole('img', { name: second.alt, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: second.room, exact: true })).toHaveAttribute('href', roomPath(slugify(second.room)));
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[data-current]')).toHaveText('Gallery');
  // The other pictures of the room are below its heading.
  const others = page.getByRole('main').getByRole('listitem').getByRole('heading');
  await expect(others.and(page.getByRole('heading', { level: 3 }))).toHaveCount(await others.count());
  await page.getByRole('link', { name: /^Next picture/ }).click();
  await expect(page).toHaveURL(picturePagePath(third.photo));
  await page.getByRole('link', { name: 'Ask for one like this' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(`A room like “${third.title}”: `);
});

test('Below a picture are the services that it names, or else those of its room, with their starting prices', () => {
  for (const { photo, room, services } of pictures) {
    const links = [...documentAt(picturePagePath(photo)).querySelectorAll('main a[href^="/services/"]')];
    const shown = content.services.filter(({ slug, rooms }) => (services[0] ? services.includes(slug) : rooms.includes(room)));
    expect(
      links.map((link) => [link.getAttribute('href'), link.textContent]),
      photo,
    ).toEqual(shown.map(({ path, name, price }) => [path, `${name}, from ${price.words}`]));
  }
});

test('The whole title of a wide picture is on the first screen of a laptop', async ({ page }) => {
  const image = ({ photo }: typeof first) => documentAt(picturePagePath(photo)).querySelector('main picture img') as HTMLImageElement;
  const wide = pictures.filter((picture) => Number(image(picture).getAttribute('width')) > Number(image(picture).getAttribute('height')));
  const title = longest(wide.map((picture) => picture.title));
  await visit(page, picturePagePath(wide.find((picture) => picture.title === title)?.photo ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

async function expectNoHoles(page: Page): Promise<void> {
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // A document that has just come may be laid out once more for its new size.
    await expect.poll(() => rowsWithHoles(page), `${page.url()} at ${width} px`).toEqual([]);
  }
}

/** The top of each row of pictures that ends further left than the others. */
function rowsWithHoles(page: Page): Promise<number[]> {
  return pictureLinks(page).evaluateAll((links) => {
    const edge = Math.max(...links.map((link) => link.getBoundingClientRect().right));
    const rows = Map.groupBy(links, (link) => Math.round(link.getBoundingClientRect().top));
    return [...rows].filter(([, row]) => Math.max(...row.map((link) => link.getBoundingClientRect().right)) < edge - 1).map(([top]) => top);
  });
}

test('In a narrowed gallery the lightbox goes through that room only', async ({ page }) => {
  const room = usedRooms(content).find((name) => picturesOf(name).length > 1) as string;
  test.skip(!room, 'No room has two pictures.');
  const shown = picturesOf(room);
  const address = roomPath(slugify(room));
  await visit(page, address);
  await pictureLink(page, shown.at(-1)?.title as string).click();
  await expect(lightbox(page)).toContainText(`${shown.length} of ${shown.length}`);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, shown[0]?.title as string);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(address);
});

test('I open a picture with a click, go to the one before and back; Back closes it, and a reload leaves it open', async ({ page }) => {
  await visit(page, '/gallery');
  await pictureLink(page, second.title).click();
  await expectShown(page, second.title);
  await lightbox(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectShown(page, first.title);
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await expectShown(page, second.title);
  // A press that misses a button does not close it.
  const enlarge = await lightbox(page).getByRole('button', { name: 'Enlarge' }).boundingBox();
  if (enlarge) await page.mouse.click(enlarge.x - 6, enlarge.y + enlarge.height / 2);
  await expectShown(page, second.title);
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await page.goForward();
  await expectShown(page, second.title);
  await page.reload();
  await expectShown(page, second.title);
  // It still goes back one step.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/gallery');
  await expect(lightbox(page)).toBeHidden();
});

test('A double click on a picture leaves it open', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/gallery');
  await untilAwake(page);
  // On the picture itself.
  await page.getByRole('img', { name: second.alt }).dblclick();
  await expectShown(page, second.title);
  // If the second click had closed it, this step would leave the gallery.
  await page.goBack();
  await expect(page).toHaveURL('/gallery');
  await expect(lightbox(page)).toBeHidden();
  // Its code is there now: the second click may come when the picture is shown already, and be beside it.
  await pictureLink(page, first.title).click({ position: { x: 4, y: 4 } });
  await expectShown(page, first.title);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expectShown(page, first.title);
});

test('A picture opened in a new tab is shown there, and not here', async ({ page, context }) => {
  await visit(page, '/gallery');
  const opened = context.waitForEvent('page');
  await pictureLink(page, second.title).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(picturePagePath(second.photo));
  await expect(lightbox(page)).toBeHidden();
});

test('With the keyboard I open a picture, go to others, close it, and am at the one that was shown last', async ({ page }) => {
  await visit(page, '/gallery');
  await pictureLink(page, first.title).focus();
  await page.keyboard.press('Enter');
  await expectShown(page, first.title);
  // That is the browser's: it leads back or forward.
  await page.keyboard.press('Alt+ArrowRight');
  expect(page.url()).toContain(first.photo);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, second.title);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, first.title);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, last.title);
  await expect(lightbox(page).locator('[aria-live]')).toContainText(`${pictures.length} of ${pictures.length}`);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(pictureLink(page, last.title)).toBeFocused();
  await expect(pictureLink(page, last.title)).toBeInViewport();
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) => lightbox(page).getByRole('button', { name: 'Close' }).click(),
  'a double click on the close button': (page) => lightbox(page).getByRole('button', { name: 'Close' }).dblclick(),
  'a slow double click on the close button': async (page) => {
    await lightbox(page).getByRole('button', { name: 'Close' }).click();
    await expect(lightbox(page)).toBeHidden();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
  },
  'a click beside the picture': (page) => page.mouse.click(8, 400),
};
test('However I close it I am in the gallery, and Back leaves it for the page before', async ({ page }) => {
  await page.route('**/assets/pictures/*', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/about');
  for (const [way, close] of Object.entries(waysToClose)) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await untilAwake(page);
    await pictureLink(page, first.title).click();
    await expectShown(page, first.title);
    await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
    await expectShown(page, second.title);
    await close(page);
    await expect(lightbox(page), way).toBeHidden();
    await expect(page, way).toHaveURL('/gallery');
    await expect(pictureLink(page, second.title), way).toBeFocused();
    await page.goBack();
    await expect(page, way).toHaveURL('/about');
  }
});

test('A link to one picture shows it, and closing it leaves me in the gallery', async ({ page }) => {
  await page.goto('about:blank');
  await visit(page, addressOf(third.title));
  await expectShown(page, third.title);
  await lightbox(page).getByRole('button', { name: 'Close' }).click();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('An address of a picture that is gone shows the gallery', async ({ page }) => {
  await visit(page, '/gallery?picture=no-such-picture');
  await page.evaluate(() => location.assign('#main'));
  await expect(page).toHaveURL(/#main$/);
  await expect(lightbox(page)).toBeHidden();
  await expect(pictureLink(page, first.title)).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('the picture fills the screen: a swipe moves it first, from its edge on it turns it, and a tap does not close it', async ({
    page,
  }) => {
    await visit(page, '/gallery');
    await pictureLink(page, first.title).tap();
    await expectShown(page, first.title);
    // By position: at a second try `locator.tap` scrolls the picture to its edge, and no swipe would move it.
    await page.touchscreen.tap(187, 350);
    await expectShown(page, first.title);
    const image = lightbox(page).getByRole('img');
    const at = async () => (await image.boundingBox()) ?? { x: 0, width: 0, height: 0 };
    // Until its typeface has loaded, the title takes two lines and the picture is lower.
    await expect.poll(async () => (await at()).height).toBeCloseTo(375 * 1.25, 0);
    const start = (await at()).x;
    await swipe(page, { from: 200, to: 170 });
    expect((await at()).x).toBeCloseTo(start - 30, 0);
    // To its right edge, and then beyond.
    const { x, width } = await at();
    await swipe(page, { from: 350, to: 350 - (x + width - 375) });
    await expectShown(page, first.title);
    await swipe(page, { from: 300, to: 80 });
    await expectShown(page, second.title);
    await swipe(page, { from: 20, to: 20 - (await at()).x });
    await swipe(page, { from: 80, to: 300 });
    await expectShown(page, first.title);
  });

  test('the page behind an open picture stays where it is', async ({ page }) => {
    await visit(page, '/gallery');
    await pictureLink(page, last.title).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await pictureLink(page, last.title).tap();
    await expectShown(page, last.title);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, -3000);
    // The second movement arrives only after the first was handled.
    await page.mouse.wheel(0, -1);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('with text of twice the size I still see the picture, and its buttons are as wide as their words', async ({ page }) => {
    await visit(page, addressOf(first.title));
    await setTextSize(page, 200);
    const box = async (shown: Locator) => (await shown.boundingBox()) ?? { width: 0, height: 0 };
    await expect.poll(async () => (await box(lightbox(page).getByRole('img'))).height).toBeGreaterThan(200);
    expect((await box(lightbox(page).getByRole('link').last())).width).toBeGreaterThan(200);
    await lightbox(page).getByRole('button', { name: 'Next picture' }).tap();
    await expectShown(page, second.title);
  });

  for (const [width, height] of [
    [320, 480],
    [740, 360],
  ] as const) {
    test(`everything of an open picture is reached at ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, addressOf(longest(pictures.map(({ title }) => title))));
      await expect(lightbox(page).getByRole('button', { name: 'Enlarge' })).toBeVisible();
      for (const control of await lightbox(page).getByRole('button').all()) await expect(control).toBeInViewport({ ratio: 1 });
      await expect(lightbox(page).getByRole('img')).toBeInViewport({ ratio: 1 });
      await expect(lightbox(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      const box = await lightbox(page).getByRole('img').boundingBox();
      expect(box?.height).toBeGreaterThan(120);
    });
  }
});

test('A magnified screen magnifies the picture too, and Enlarge and a double tap show it larger still', async ({ page }) => {
  // A desktop of 1280 by 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, addressOf(first.title));
  const image = lightbox(page).getByRole('img');
  const width = async () => (await image.boundingBox())?.width ?? 0;
  expect(await width()).toBeGreaterThan(280);
  const enlarge = lightbox(page).getByRole('button', { name: 'Enlarge' });
  await enlarge.click();
  await expect(lightbox(page).getByRole('button', { name: 'Show whole' })).toBeFocused();
  expect(await width()).toBeGreaterThan(500);
  const enlarged = lightbox(page).getByRole('group', { name: 'arrow keys move it' });
  await expect(enlarged).toBeInViewport({ ratio: 0.99 });
  await lightbox(page).getByRole('button', { name: 'Show whole' }).focus();
  await expect(lightbox(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  await enlarged.focus();
  const before = await enlarged.evaluate((view) => view.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => enlarged.evaluate((view) => view.scrollLeft)).toBeGreaterThan(before);
  await expectShown(page, first.title);
  await image.dblclick({ position: { x: 300, y: 200 } });
  await expect(enlarge).toBeVisible();
  // The next picture is shown whole at first.
  await enlarge.click();
  await lightbox(page).getByRole('button', { name: 'Next picture' }).click();
  await expectShown(page, second.title);
  await expect(enlarge).toBeVisible();
  await expect(lightbox(page).getByRole('button', { name: 'Next picture' })).toBeFocused();
});

test('I share a picture by its link, and ask for a room like it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await visit(page, addressOf(first.title));
  await lightbox(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(lightbox(page).getByRole('status')).toHaveText('The link is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(picturePagePath(first.photo), page.url()).href);
  await lightbox(page).getByRole('link', { name: 'Ask for one like this' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(`A room like “${first.title}”: `);
  await expect(lightbox(page)).toHaveCount(0);
});

function roomLinks(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Rooms' });
}

function picturesOf(room: string) {
  return pictures.filter((picture) => picture.room === room);
}

function addressOf(title: string): string {
  return `/gallery?picture=${pictures.find((picture) => picture.title === title)?.photo}`;
}

function pictureLink(page: Page, title: string): Locator {
  return pictureLinks(page).filter({ has: page.getByRole('heading', { name: title, exact: true, includeHidden: true }) });
}

function pictureLinks(page: Page): Locator {
  return page.locator('main a[data-picture]');
}

function lightbox(page: Page): Locator {
  return page.locator('#lightbox');
}

/** Expects the lightbox to have the picture's name, and the page the picture's own address. */
async function expectShown(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  const { photo, alt } = pictures.find((picture) => picture.title === title) as (typeof pictures)[number];
  await expect(page).toHaveURL(new RegExp(`[?&]picture=${photo}$`));
  await expect(lightbox(page).getByRole('img')).toHaveAttribute('alt', alt);
}

function longest(words: string[]): string {
  return words.reduce((one, other) => (other.length > one.length ? other : one));
}
