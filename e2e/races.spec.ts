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
const pressPicture = (index: number): Act => press(`main li:nth-child(${index}) a[data-picture]`);

const races: { name: string; path: string; width: number; acts: Act[] }[] = [
  { name: 'a picture and Escape', path: '/gallery', width: 390, acts: [pressPicture(1), pressEscape] },
  { name: 'a picture, Escape and another picture', path: '/gallery', width: 390, acts: [pressPicture(1), pressEscape, pressPicture(2)] },
  { name: 'a picture, twice', path: '/gallery', width: 390, acts: [pressPicture(1), pressPicture(1)] },
  { name: 'a picture and Back', path: '/gallery', width: 390, acts: [pressPicture(1), back] },
  { name: 'a picture, Back and Forward', path: '/gallery', width: 390, acts: [pressPicture(1), back, forward] },
  {
    name: 'a picture, Escape, a picture and Escape',
    path: '/gallery',
    width: 1280,
    acts: [pressPicture(1), pressEscape, pressPicture(3), pressEscape],
  },
  {
    name: 'the menu and Escape, twice',
    path: '/',
    width: 390,
    acts: [press('[data-opens=site-menu]'), pressEscape, press('[data-opens=site-menu]'), pressEscape],
  },
  {
    name: 'the menu and a link in it',
    path: '/',
    width: 390,
    acts: [press('[data-opens=site-menu]'), press('#site-menu a[href="/gallery"]')],
  },
  { name: 'the Services panel and Escape', path: '/about', width: 1280, acts: [press('[popovertarget=services-panel]'), pressEscape] },
  {
    name: 'the Services panel and a link in it',
    path: '/about',
    width: 1280,
    acts: [press('[popovertarget=services-panel]'), press('#services-panel a')],
  },
  {
    name: 'the quote dialog, Escape and the dialog',
    path: '/about',
    width: 390,
    acts: [press('main [data-opens], header [data-opens=quote-dialog]'), pressEscape, press('header [data-opens=quote-dialog]')],
  },
  { name: 'the quote dialog and Back', path: '/about', width: 1280, acts: [press('header [data-opens=quote-dialog]'), back] },
];

for (const { name, path, width, acts } of races) {
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
          // A later act may come to a page that was left.
          if (index === 0) expect(found).not.toBe(false);
          await page.waitForTimeout(gap);
        }
        await release?.();
        await expectConsistent(page);
      });
    }
  });
}

/** Ignores the error of an act during which the page was left. */
function leftMeanwhile(error: Error): void {
  if (!/context was destroyed|navigat|closed/i.test(error.message)) throw error;
}

/** Expects the address, overlays and the page to agree, and the page to respond. */
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
  const open = await page.evaluate(() => [...document.querySelectorAll('dialog[open], [popover]:popover-open')].map(({ id }) => id));
  expect(open.length).toBeLessThanOrEqual(1);
  // Whatever is open can be closed, and the page responds.
  if (open.length > 0) await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // A step back changes the address, which takes a moment.
  await expect.poll(() => new URL(page.url()).searchParams.has('picture')).toBe(false);
  await expect(page.getByRole('link', { name: `${content.studio.brand}, home` }).first()).toBeVisible();
}
