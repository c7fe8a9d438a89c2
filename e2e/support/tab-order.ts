import { expect, type Page } from '@playwright/test';

/** One element that Tab reached, as it was at that moment. */
type Stop = {
  name: string;
  /** Whether an outline of at least 2 px is drawn around it. */
  indicated: boolean;
  /** Whether its middle is on the screen, and nothing covers it. */
  clear: boolean;
  /** Whether it comes after the stop before it, in the document and to the eye: further down or right, unless fixed. */
  inOrder: boolean;
};

/** What is wrong with each tab stop of the page as it is now, or of a part of it. */
export async function tabFaults(page: Page, part = 'body'): Promise<string[]> {
  const stops = await tabThrough(page, part);
  if (part === 'body') expect(stops.length).toBeGreaterThan(1);
  return stops.flatMap(({ name, indicated, clear, inOrder }) => [
    ...(indicated ? [] : [`no focus ring: ${name}`]),
    ...(clear ? [] : [`covered or off the screen: ${name}`]),
    ...(inOrder ? [] : [`out of order: ${name}`]),
  ]);
}

/** More than any page has; beyond that, Tab goes round in circles. */
const maxStops = 300;

/**
 * Presses Tab from the top of the page, from the focus inside an open dialog or from the beginning of `part`, a selector,
 * until every stop has been seen.
 */
async function tabThrough(page: Page, part = 'body'): Promise<Stop[]> {
  if (part !== 'body') await page.locator(part).focus();
  await page.evaluate(watchStops, part);
  for (let pressed = 0; pressed < maxStops; pressed += 10) {
    for (let key = 0; key < 10; key += 1) {
      await page.keyboard.press('Tab');
      // The page scrolls to the focus with its next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const stops = await page.evaluate(() => (window as unknown as { finishedStops: () => Stop[] | null }).finishedStops());
    if (stops) return stops;
  }
  throw new Error(`Tab does not come to an end at ${page.url()}`);
}

/** Runs in the page. Each press of Tab first notes the element that the press before it has reached. */
function watchStops(part: string): void {
  const stops: Stop[] = [];
  let before: Element | null = null;
  let first: Element | null = null;
  let last: Element | null = null;
  let finished = false;

  addEventListener('keydown', note, true);
  Object.assign(window, {
    finishedStops() {
      if (finished) removeEventListener('keydown', note, true);
      return finished ? stops : null;
    },
  });

  function note(): void {
    const reached = document.activeElement as HTMLElement;
    // Day, month and year of a date field are stops of one element.
    if (reached === last) return;
    last = reached;
    // The last stop is followed by the browser's own bar, the first stop, or what follows the part.
    if (first && (reached === document.body || reached === first)) finished = true;
    if (!reached.closest(part)) finished = true;
    if (finished || reached === document.body || reached.tabIndex < 0) return;
    first ??= reached;
    const drawn = drawnBy(reached);
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    stops.push({
      name: `${reached.tagName} ${reached.getAttribute('aria-label') ?? reached.textContent?.slice(0, 40)}`,
      indicated: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      clear: isClear(drawn),
      inOrder: !before || follows(before, drawn),
    });
    before = drawn;
  }

  /** A radio that only its label shows. */
  function drawnBy(element: Element): Element {
    return getComputedStyle(element).opacity === '0' ? (element.closest('label') ?? element) : element;
  }

  function isClear(element: Element): boolean {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }

  function follows(one: Element, other: Element): boolean {
    const later = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    const [from, to] = [one, other].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
    return Boolean(later) && (to.top >= from.top - 8 || to.left > from.left || isFixed(one) || isFixed(other));
  }

  function isFixed(element: Element | null): boolean {
    if (!element || element.localName === 'dialog') return false;
    return /fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement);
  }
}
