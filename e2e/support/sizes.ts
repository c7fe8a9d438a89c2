import { expect, type Page } from '@playwright/test';
import { addCss, layoutFaults } from './layout-faults.ts';

const spaced = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

type Condition = { name: string; width: number; height: number; css: string };

/** Here long words are the first that do not fit. */
export const smallestPhone: Condition = {
  name: 'with the spacing of WCAG 1.4.12 on the smallest phone',
  width: 320,
  height: 480,
  css: spaced,
};

export const phoneWays: Condition[] = [
  smallestPhone,
  { name: 'magnified to twice its size on a desktop', width: 640, height: 450, css: '' },
];

export const desktopWays: Condition[] = [
  { name: 'with text at twice its size on a desktop', width: 1280, height: 900, css: 'html { font-size: 200% }' },
  { name: 'with the spacing of WCAG 1.4.12 on a desktop', width: 1280, height: 900, css: spaced },
];

/** Expects everything on the screen to fit, and no words to be cut or covered. */
export async function expectToFit(page: Page, ways: Condition[]): Promise<void> {
  for (const { name, width, height, css } of ways) {
    await page.setViewportSize({ width, height });
    expect.soft(await layoutFaults(page, css), name).toEqual([]);
  }
  await addCss(page, '');
}

/** Widths of phones by the size of text in percent: the narrowest has the smallest and the largest. */
const phoneWidths = { 100: [320, 640], 150: [360, 390], 200: [320, 390, 640] };

/** Calls `check` at these widths and text sizes; afterwards the text has its usual size. */
export async function atTextSizes(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  for (const [percent, widths] of Object.entries(phoneWidths)) {
    await setTextSize(page, Number(percent));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await check(`${width} px, text at ${percent} %`);
    }
  }
  await setTextSize(page, 100);
}

/** Sets the browser's own font size, which media queries follow too; they would not follow a rule on the page. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await session.detach();
}

/** WCAG 2.5.8: a target may be smaller inside a sentence, or if a circle of 24 px around it meets no other. */
export async function expectLargeTargets(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  expect.soft(await page.evaluate(findSmallTargets), `controls smaller than 24 by 24 pixels at ${width} px`).toEqual([]);
}

/** Runs in the page. */
function findSmallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>('a,button,input,summary,textarea,select')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  return targets
    .filter((element) => !element.closest('.sr-only,[aria-hidden=true],.skip-link'))
    .filter((element) => {
      // A choice can be pressed anywhere on its label.
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      const inSentence = getComputedStyle(element).display === 'inline' && element.closest('p,li,dd');
      // A link that covers its card by a pseudo-element is as large as the card.
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      return (width < 24 || height < 24) && !inSentence && !covers;
    })
    .map((element) => `${element.tagName} ${element.textContent || element.getAttribute('aria-label') || element.getAttribute('name')}`);
}
