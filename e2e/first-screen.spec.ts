import { expect, type Page, test } from '@playwright/test';
import { onePageOfAKind } from './site.ts';

const sizes = [
  { width: 375, height: 800 },
  { width: 1440, height: 900 },
];

test.beforeEach(async ({ page }) => {
  // The page stays as it came, and an optional font cannot be in time at one of the two visits only.
  await page.route(/\/assets\/[^/]+\.(js|woff2)$/, (route) => route.abort());
});

for (const path of onePageOfAKind) {
  test(`${path} stands in its place and has its colours and type before the stylesheet is there`, async ({ page }) => {
    await page.goto(path);
    const whole = await atEachSize(page);
    await openWithoutStylesheet(page, path);
    const first = await atEachSize(page);
    for (const [index, { width, height }] of sizes.entries()) {
      expect.soft(differences(first[index] as Part[], whole[index] as Part[]), `${width} x ${height}`).toEqual([]);
    }
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`The ${theme} theme that I chose is there before the stylesheet is`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL as string }]);
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await page.goto('/about');
    const [, whole = []] = await atEachSize(page);
    await openWithoutStylesheet(page, '/about');
    const [, first = []] = await atEachSize(page);
    expect(differences(first, whole)).toEqual([]);
  });
}

async function openWithoutStylesheet(page: Page, path: string): Promise<void> {
  await page.route(/\/assets\/[^/]+\.css$/, (route) => route.abort());
  // Were it to come in another way, the two visits would agree in any case.
  const lost = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'stylesheet');
  await page.goto(path);
  await lost;
}

type Part = { name: string; box: number[]; looks: string };

/** What is seen of the header and of the first block of the page, at each size. */
async function atEachSize(page: Page): Promise<Part[][]> {
  const found: Part[][] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    found.push(await page.evaluate(findParts));
  }
  return found;
}

/** Runs in the page. */
function findParts(): Part[] {
  const elements = document.querySelectorAll('header, header *, main > :first-child, main > :first-child *');
  return [...elements]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font, letterSpacing } = getComputedStyle(element);
      return {
        name: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
        box: [left, top, width, height],
        looks: [color, backgroundColor, borderColor, font, letterSpacing].join(' '),
      };
    });
}

type Difference = { part?: Part | undefined; expected?: Part | undefined };

/** Parts that are missing or too many, stand more than a pixel elsewhere, or look different. */
function differences(parts: Part[], expected: Part[]): Difference[] {
  const longer = parts.length > expected.length ? parts : expected;
  return longer
    .map((_, index): Difference => ({ part: parts[index], expected: expected[index] }))
    .filter(({ part, expected: other }) => !part || !other || part.looks !== other.looks || isElsewhere(part, other));
}

function isElsewhere(part: Part, expected: Part): boolean {
  return part.box.some((edge, index) => Math.abs(edge - (expected.box[index] as number)) > 1);
}
