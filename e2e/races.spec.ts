import { expect, type Page, test } from '@playwright/test';
import { content } from './support/site.ts';
import { holdRequests, untilAwake } from './support/visitor.ts';

/**
 * What a slow network holds back until the acts are done: all script, only the code of the islands, or nothing, and the
 * page is awake.
 */
const held = {
  'before the script is there': /\/assets\/.*\.js$/,
  'while islands sleep': /\/assets\/.*\.island-.*\.js$/,
  'when the page is awake': null,
};

/** Milliseconds between acts. */
const gap = 20;

type Act = (page: Page) => Promise<unknown>;

const pressEscape: Act = (page) => page.keyboard.press('Escape');
const back: Act = (page) => page.evaluate(() => history.back());
const forward: Act = (page) => page.evaluate(() => history.forward());
/** A click as the browser sends it, without waiting for the page to be at rest. False if there is nothing to press. */
const press =
  (selector: string): Act =>
  (page) =>
    page.evaluate((wanted) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((each) => each.checkVisibility());
      element?.click();
      return element !== undefined;
    }, selector);
const pictureLink = (index: number) => `main li:nth-child(${index}) a[data-picture]`;
/** The page of a picture leads to others in the same way. */
const pressPicture = (index: number): Act => press(`html:has(link[rel=canonical][href$="/gallery"]) ${pictureLink(index)}`);

/**
 * What is seen in the end: an open layer, a picture by its number, or neither (''). Without it the browser decides how far
 * it goes back.
 */
type Race = { name: string; path: string; width: number; acts: Act[]; ends?: string | number };

const races: Race[] = [
  { name: 'a picture and Escape', path: '/gallery', width: 390, acts: [pressPicture(1), pressEscape], ends: '' },
  {
    name: 'a picture, Escape and another picture',
    path: '/gallery',
    width: 390,
    acts: [pressPicture(1), pressEscape, pressPicture(2)],
    ends: 2,
  },
  { name: 'a picture, twice', path: '/gallery', width: 390, acts: [pressPicture(1), pressPicture(1)], ends: 1 },
  { name: 'a picture and Back', path: '/gallery', width: 390, acts: [pressPicture(1), back] },
  { name: 'a picture, Back and Forward', path: '/gallery', width: 390, acts: [pressPicture(1), back, forward] },
  {
    name: 'a picture, Escape, a picture and Escape',
    path: '/gallery',
    width: 1280,
    acts: [pressPicture(1), pressEscape, pressPicture(3), pressEscape],
    ends: '',
  },
  {
    name: 'the menu and Escape, twice',
    path: '/',
    width: 390,
    acts: [press('[data-opens=site-menu]'), pressEscape, press('[data-opens=site-menu]'), pressEscape],
    ends: '',
  },
  {
    name: 'the menu and a link in it',
    path: '/',
    width: 390,
    acts: [press('[data-opens=site-menu]'), press('#site-menu a[href="/gallery"]')],
    ends: '',
  },
  {
    name: 'the Services panel and Escape',
    path: '/about',
    width: 1280,
    acts: [press('[popovertarget=services-panel]'), pressEscape],
    ends: '',
  },
  {
    name: 'the Services panel and a link in it',
    path: '/about',
    width: 1280,
    acts: [press('[popovertarget=services-panel]'), press('#services-panel a')],
    ends: '',
  },
  {
    name: 'the quote dialog, Escape and the dialog',
    path: '/about',
    width: 390,
    acts: [press('main [data-opens], header [data-opens=quote-dialog]'), pressEscape, press('header [data-opens=quote-dialog]')],
    ends: 'quote-dialog',
  },
  { name: 'the quote dialog and Back', path: '/about', width: 1280, acts: [press('header [data-opens=quote-dialog]'), back] },
];

for (const { name, path, width, acts, ends } of races) {
  test(`${name}, as quick as I like: before and after the page is awake, it ends in a page that agrees with its address`, async ({
    page,
  }) => {
    await page.route('**/assets/pictures/*', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    // The page before `path`. Most acts must not lead back to it, so any document will do.
    const before = acts.includes(back) ? '/terms' : '/robots.txt';
    for (const [when, scripts] of Object.entries(held)) {
      await test.step(when, async () => {
        await page.goto(before);
        const release = scripts && (await holdRequests(page, scripts));
        await page.goto(path, { waitUntil: scripts ? 'commit' : 'load' });
        // Only what has loaded can be pressed.
        await page.locator('footer').waitFor();
        if (scripts === held['while islands sleep']) await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        if (!scripts) await untilAwake(page);
        for (const [index, act] of acts.entries()) {
          const found = await act(page).catch(leftMeanwhile);
          // While scripts are held back, a later act may find nothing yet, or come to a page that was left.
          if (index === 0 || !scripts) expect(found, `act ${index + 1}`).not.toBe(false);
          await page.waitForTimeout(gap);
        }
        await release?.();
        await expectConsistent(page);
        if (typeof ends === 'number') await expectPicture(page, ends, path);
        else if (ends !== undefined) expect(await openLayers(page)).toEqual(ends ? [ends] : []);
        await expectAnswers(page);
      });
    }
  });
}

/** Ignores the error of an act during which the page was left. */
function leftMeanwhile(error: Error): void {
  if (!/context was destroyed|navigat|closed/i.test(error.message)) throw error;
}

/** Expects the address, overlays and the page to agree. */
async function expectConsistent(page: Page): Promise<void> {
  await page.waitForLoadState();
  await untilAwake(page);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const lightbox = document.querySelector<HTMLDialogElement>('#lightbox');
        const wanted = new URLSearchParams(location.search).get('picture');
        const shown = lightbox?.open ? Boolean(lightbox.querySelector('h2')?.textContent) : false;
        return lightbox ? Boolean(wanted) === lightbox.open && lightbox.open === shown : true;
      }),
    )
    .toBe(true);
  expect((await openLayers(page)).length).toBeLessThanOrEqual(1);
}

/** Expects the picture of that number: in the lightbox, or a picture's own page if it was pressed before the script was there. */
async function expectPicture(page: Page, index: number, path: string): Promise<void> {
  const { pathname, searchParams } = new URL(page.url());
  if (pathname !== path) return expectPageOfPicture(page, pathname, path);
  expect(await openLayers(page)).toEqual(['lightbox']);
  expect(searchParams.get('picture')).toBe(await page.locator(pictureLink(index)).first().getAttribute('data-picture'));
}

/** Expects the page of a picture that was pressed: the browser leaves at the first press, or at one right after it. */
async function expectPageOfPicture(page: Page, pathname: string, path: string): Promise<void> {
  await page.goto(path);
  const links = await page.locator('main a[data-picture]').evaluateAll((all) => all.slice(0, 3).map((link) => link.getAttribute('href')));
  expect(links).toContain(pathname);
}

/** Expects that whatever is open can be closed, and that the page responds. */
async function expectAnswers(page: Page): Promise<void> {
  if ((await openLayers(page)).length > 0) await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // A step back changes the address, which takes a moment.
  await expect.poll(() => new URL(page.url()).searchParams.has('picture')).toBe(false);
  await expect(page.getByRole('link', { name: `${content.studio.brand}, home` }).first()).toBeVisible();
}

/** Returns the `id` of each dialog and popover that is open. */
function openLayers(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('dialog[open], [popover]:popover-open')].map(({ id }) => id));
}
