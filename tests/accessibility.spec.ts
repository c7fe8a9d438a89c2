import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoFindings, widths } from './axe.ts';
import { content, everyPath } from './site.ts';
import { visit } from './visitor.ts';

// Nothing is left to judge while it moves; what moves is the matter of carousels.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`axe finds nothing on ${path}, in both themes, on a phone and on a desktop`, async ({ page }) => {
    await visit(page, path);
    await expectNoFindings(page);
  });
}

type State = { name: string; path: string; widths: number[]; open: (page: Page) => Promise<void> };

const states: State[] = [
  {
    name: 'the Services panel',
    path: '/about',
    widths: [1280],
    open: async (page) => {
      await page.getByRole('button', { name: /^Services/ }).click();
      await expect(page.locator('#services-panel')).toBeVisible();
    },
  },
  {
    name: 'the menu with its services',
    path: '/about',
    widths: [375],
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('dialog').getByText('Services', { exact: true }).click();
    },
  },
  {
    name: 'the quote dialog',
    path: '/about',
    widths,
    open: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Get Free Quote' }).click();
      await expect(page.getByRole('button', { name: 'Get My Free Quote' })).toBeVisible();
    },
  },
  {
    name: 'a picture of the gallery',
    path: '/gallery',
    widths,
    open: async (page) => {
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the running carousel',
    path: '/',
    widths,
    open: async (page) => {
      await page.getByRole('heading', { name: content.home.featured.heading }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    },
  },
];

for (const { name, path, widths, open } of states) {
  test(`axe finds nothing with ${name} open, in both themes`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await open(page);
      await expectNoFindings(page, [width]);
    }
  });
}

test('With text at twice its size every page still fits a desktop, and no words are cut', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await overEveryPage(page, () => misfits(page, 'html { font-size: 200% }'))).toEqual({});
});

test('With the spacing of WCAG 1.4.12 every page still fits a small phone, and no words are cut', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`;
  expect(await overEveryPage(page, () => misfits(page, spaced))).toEqual({});
});

test('Every control of every page is at least 24 by 24 pixels, or stands in a line of text', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await overEveryPage(page, () => smallTargets(page))).toEqual({});
});

test('Where the system forces its colours, focus and choices are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/gallery');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCSS('outline-style', 'solid');
  const chosen = (name: string) => page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  for (const [one, other] of [
    ['System', 'Dark'],
    ['All rooms', content.gallery.rooms[0] as string],
  ] as const) {
    expect(await lookOf(chosen(one).first()), one).not.toEqual(await lookOf(chosen(other).first()));
  }
});

test('Where I asked for less motion, pages change without a transition', async ({ page }) => {
  await visit(page, '/');
  const longest = await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('*')].map((element) => Number.parseFloat(getComputedStyle(element).transitionDuration) || 0)),
  );
  expect(longest).toBeLessThan(0.01);
});

/** What `find` finds on each page that has something to find. The pages need not run for it. */
async function overEveryPage(page: Page, find: () => Promise<string[]>): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of everyPath) {
    await page.goto(path);
    const here = await find();
    if (here.length > 0) found[path] = here;
  }
  return found;
}

/** What is wider than the screen, or cuts its own words, once `css` is added to the page. */
async function misfits(page: Page, css: string): Promise<string[]> {
  await page.evaluate(async (text) => {
    // The page's policy refuses a style element, but not a sheet that is made here.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, css);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => !element.closest('.sr-only'));
    const tooWide = all.filter((element) => scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1);
    const cut = all.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowY === 'hidden';
      return hides && element.textContent && element.scrollHeight > element.clientHeight + 1;
    });
    const name = ({ tagName, textContent }: HTMLElement) => `${tagName} ${textContent?.slice(0, 30)}`;
    return [...tooWide.map((element) => `too wide: ${name(element)}`), ...cut.map((element) => `cut: ${name(element)}`)];
  });
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
        const { width, height } = element.getBoundingClientRect();
        const inSentence = getComputedStyle(element).display === 'inline' && element.closest('p,li,dd');
        // A link that covers its card by a pseudo-element is as large as the card.
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        return (width < 24 || height < 24) && !inSentence && !covers;
      })
      .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label')}`);
  });
}

/** How an element draws itself, for telling two apart. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const { backgroundColor, color, borderColor, outlineStyle, forcedColorAdjust } = getComputedStyle(node);
    return JSON.stringify({ backgroundColor, color, borderColor, outlineStyle, forcedColorAdjust });
  });
}
