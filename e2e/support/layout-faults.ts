import type { Page } from '@playwright/test';

/**
 * Adds `css` to the page and returns what does not fit: parts wider than the screen, words beyond its edge or cut off by
 * their box, words over other words, and words that a translation would tear apart.
 */
export async function layoutFaults(page: Page, css = ''): Promise<string[]> {
  await addCss(page, css);
  return page.evaluate(findFaults);
}

/** Replaces what was added before. */
export async function addCss(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    // The page's policy refuses a style element, but not a constructed sheet.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  }, css);
}

type Letters = { left: number; right: number; top: number; bottom: number };

/** Runs in the page. */
function findFaults(): string[] {
  const root = document.querySelector('dialog:modal, [popover]:popover-open') ?? document.body;
  const scroller = root instanceof HTMLDialogElement ? root : document.documentElement;
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only, .skip-link, [inert]'),
  );
  const words = all.flatMap((element) => [...element.childNodes].filter(isWords)).flatMap(linesOf);
  return [
    ...words.filter(isOut).map(({ node }) => `off the screen: ${node.data}`),
    ...all.filter(isTooWide).map((element) => `too wide: ${name(element)}`),
    ...all.filter(cutsWords).map((element) => `cut: ${name(element)}`),
    ...all.filter(isTorn).map((element) => `boxes of their own once they are translated: ${name(element)}`),
    ...overlaps().map(([one, other]) => `on top of each other: ${one.data} / ${other.data}`),
  ];

  function isTooWide(element: Element): boolean {
    const overflows = scroller.scrollWidth > scroller.clientWidth;
    return overflows && element.getBoundingClientRect().right > scroller.getBoundingClientRect().left + scroller.clientWidth + 1;
  }

  function cutsWords(element: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const cutsBelow = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1;
    const cutsBeside = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    // The endless row has further slides on both sides.
    const isRow = () => element.querySelector('[aria-roledescription="slide"]') !== null;
    return (cutsBelow || cutsBeside) && Boolean(element.textContent) && !isRow();
  }

  /** A browser that translates puts each text into an element, and in a flex box or a grid each element is a box. */
  function isTorn(element: Element): boolean {
    return /flex|grid/.test(getComputedStyle(element).display) && [...element.childNodes].filter(isWords).length > 1;
  }

  function overlaps(): [Text, Text][] {
    return words.flatMap((one, index) =>
      words
        .filter((other, place) => place > index && one.node !== other.node && one.layer === other.layer && lieOnEachOther(one, other))
        .map((other): [Text, Text] => [one.node, other.node]),
    );
  }

  /** Above or left of the page's start, where nobody can scroll to. */
  function isOut({ node, box }: { node: Text; box: DOMRect }): boolean {
    return box.left + scrolledAside(node.parentElement) < -1 || box.top + scroller.scrollTop < -1;
  }

  function scrolledAside(element: Element | null): number {
    return element ? element.scrollLeft + scrolledAside(element.parentElement) : 0;
  }

  function isWords(node: Node): node is Text {
    return node instanceof Text && node.data.trim() !== '';
  }

  function linesOf(node: Text) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const layer = layerOf(node.parentElement);
    return [...range.getClientRects()].map((box) => ({ node, box, layer, letters: lettersIn(box) }));
  }

  /** Fixed elements cover the page by intent. */
  function layerOf(element: Element | null): Element | null {
    if (!element || /fixed|sticky/.test(getComputedStyle(element).position)) return element;
    return layerOf(element.parentElement);
  }

  /** The boxes of letters overlap the neighbouring lines; the letters fill only the middle of them. */
  function lettersIn({ left, right, top, height }: DOMRect): Letters {
    return { left: left + 2, right: right - 2, top: top + height * 0.3, bottom: top + height * 0.7 };
  }

  function lieOnEachOther({ letters: a }: { letters: Letters }, { letters: b }: { letters: Letters }): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }

  function name({ tagName, textContent }: Element): string {
    return `${tagName} ${textContent?.slice(0, 30)}`;
  }
}
