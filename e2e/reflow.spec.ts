import { expect, type Page, test } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';
import { everyPath, onePageOfAKind } from './site.ts';
import { uiStates } from './ui-states.ts';
import { visit } from './visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.route('**/assets/pictures/*', (route) => route.abort()));

const twiceAsLarge = 'html { font-size: 200% }';
const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

const ways = [
  { name: 'magnified to twice its size on a desktop', width: 640, height: 450, css: '' },
  { name: 'with text at twice its size', width: 1280, height: 900, css: twiceAsLarge },
  { name: 'with the spacing of WCAG 1.4.12 on the smallest phone', width: 320, height: 480, css: spaced },
  { name: 'with the spacing of WCAG 1.4.12 on a desktop', width: 1280, height: 900, css: spaced },
];

for (const { name, width, height, css } of ways) {
  test(`Each page and what opens over it fits, and no words are cut or covered, ${name}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    // Long words show first on the smallest screen.
    expect(await overPages(page, width === 320 ? everyPath : onePageOfAKind, () => layoutFaults(page, css))).toEqual({});
    const found: Record<string, string[]> = {};
    for (const state of uiStatesAt(width)) {
      await visit(page, state.path);
      await state.open(page);
      found[state.name] = await layoutFaults(page, css);
    }
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}

for (const percent of [100, 150, 200]) {
  for (const width of [320, 360, 390, 640]) {
    test(`On a screen of ${width} px with text at ${percent} % no page, menu or dialog scrolls sideways`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      test.slow();
      // The browser's own font size, which the page's media queries follow as well; a rule on the page would not.
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${(16 * percent) / 100}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({
        baseURL: baseURL as string,
        viewport: { width, height: 740 },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.route('**/assets/pictures/*', (route) => route.abort());
      const found: Record<string, unknown> = {};
      for (const path of onePageOfAKind) {
        await page.goto(path);
        found[path] = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          tallHeader: (document.querySelector('header > div:nth-child(2)')?.getBoundingClientRect().height ?? 0) > innerHeight / 4,
        }));
      }
      for (const state of uiStatesAt(width)) {
        await visit(page, state.path);
        await state.open(page);
        found[state.name] = await layoutFaults(page);
      }
      await browser.close();
      for (const [where, faults] of Object.entries(found)) {
        expect.soft(faults, where).toEqual(Array.isArray(faults) ? [] : { sideways: 0, tallHeader: false });
      }
    });
  }
}

test('Every control of each kind of page, and of what opens over it, is at least 24 by 24 pixels or in a line of text', async ({
  page,
}) => {
  test.slow();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overPages(page, onePageOfAKind, () => smallTargets(page))).toEqual({});
    for (const state of uiStatesAt(width)) {
      await visit(page, state.path);
      await state.open(page);
      expect.soft(await smallTargets(page), state.name).toEqual([]);
    }
  }
});

function uiStatesAt(width: number) {
  return uiStates.filter(({ widths }) => widths.includes(width < 1000 ? 375 : 1280));
}

/** What `find` finds on each of the pages, where it finds something. The pages need not run for it. */
async function overPages(page: Page, paths: string[], find: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    const here = await find();
    if (here.length > 0) found[path] = here;
  }
  return found;
}

/** WCAG 2.5.8: a target may be smaller inside a sentence, or where a circle of 24 px around it meets no other. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('a,button,input,summary,textarea,select')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return targets
      .filter((element) => !element.closest('.sr-only,[aria-hidden=true],.skip-link'))
      .filter((element) => {
        // A choice is pressed anywhere on its label.
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const inSentence = getComputedStyle(element).display === 'inline' && element.closest('p,li,dd');
        // A link that covers its card by a pseudo-element is as large as the card.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        return (width < 24 || height < 24) && !inSentence && !covers;
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label') || element.getAttribute('name')}`);
  });
}
