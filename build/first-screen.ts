/**
 * What a page must bring with its first bytes. The document of most pages fits into what a new connection delivers in one
 * round trip (14 KB) if only the rules of the first screen are in it; the stylesheet itself comes right after that screen.
 */
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';

const voidElements = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Splits a prerendered page after the first block of its <main>. Throws where the markup has none. */
export function splitAfterFirstScreen(markup: string): [first: string, rest: string] {
  const main = /<main[^>]*>/.exec(markup);
  if (!main) throw new Error('A page without <main> has no first screen');
  const end = endOfElement(markup, main.index + main[0].length);
  return [markup.slice(0, end), markup.slice(end)];
}

/**
 * The rules of `css` that the first screens need, in their order. What they hold closed (dialogs, popovers) waits for the
 * whole stylesheet.
 */
export async function firstScreenRules(css: string, screens: string[]): Promise<string> {
  const shown = screens.map(withoutClosed).join('');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: shown, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: names,
    safelist: ['html', 'body'],
    // The head's first script sets it before anything is painted.
    dynamicAttributes: ['data-theme'],
    variables: true,
    keyframes: true,
  });
  return propertiesInOneRule(withoutLater(purged?.css ?? css));
}

/**
 * The stylesheet that follows. A repeated @font-face is a new face to the browser, and text that stands in the fallback
 * would change to it and move.
 */
export function withoutFontFaces(css: string): string {
  return css.replace(/@font-face\{[^}]*\}/g, '');
}

/** The classes, elements and attributes of some markup. */
function names(markup: string): ExtractorResultDetailed {
  const attributes = [...markup.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(
    ([, name, value]) => [name, decode(value as string)] as [string, string],
  );
  return {
    classes: attributes.flatMap(([name, value]) => (name === 'class' ? value.split(/\s+/) : [])),
    tags: [...markup.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag]) => tag as string),
    attributes: { names: attributes.map(([name]) => name), values: attributes.map(([, value]) => value) },
    ids: [],
    undetermined: [],
  };
}

function decode(value: string): string {
  return value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

function withoutClosed(markup: string): string {
  const closed = /<dialog[\s>]|<[a-z]+[^>]* popover[=\s>]/.exec(markup);
  if (!closed) return markup;
  return markup.slice(0, closed.index) + withoutClosed(markup.slice(endOfElement(markup, closed.index)));
}

// What these say is felt, not seen.
const unpainted =
  /(?<=[{;])(?:cursor|(?:-webkit-)?user-select|scroll-(?:margin|padding)-[a-z]+|tab-size|font-(?:feature|variation)-settings|(?:--default-)?transition-[a-z-]+|--tw-duration|-webkit-(?:tap-highlight-color|text-decoration)|anchor-name):[^;}]*;?/g;

/**
 * What no first screen shows at rest: what a pointer or the keyboard calls up, print, parts
 * of form controls, what stands in for @property in old browsers, comments.
 */
function withoutLater(css: string): string {
  // A rule with another selector beside these stays: that one may be at rest.
  const rules =
    /(?<=[{};])(?:[^{};@,]*(?:::(?:-webkit-|file-selector|placeholder|selection|view-transition)|(?<!not\():(?:hover|focus|disabled|modal)|\.transition-)[^{},]*(?:,|(?=\{)))+\{[^{}]*\}/g;
  // The base's own list of system fonts is overruled by the studio's in the next rule.
  const resting = css
    .replace(/font-family:var\(--default-font-family,[^)]*\);?/, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(rules, '')
    .replace(unpainted, '')
    .replace(/(?<=[{};])[^{};@]+\{\}/g, '');
  return withoutBlocks(
    resting,
    /@layer properties\{|@media (?:print|\(forced|\(hover|\(prefers-reduced)[^{]*\{|@page\{|@supports [^{}]*\{(?=\})/,
  );
}

function withoutBlocks(css: string, opening: RegExp): string {
  const block = opening.exec(css);
  if (!block) return css;
  let end = block.index + block[0].length;
  for (let depth = 1; depth > 0; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
  return withoutBlocks(css.slice(0, block.index) + css.slice(end), opening);
}

/**
 * Tailwind registers every property that any utility sets. Of those that are set here one rule of the same meaning is
 * enough until the stylesheet comes.
 */
function propertiesInOneRule(css: string): string {
  const registered = /@property (--[\w-]+)\{([^}]*)\}/g;
  const rest = css.replace(registered, '');
  const values = [...css.matchAll(registered)]
    .filter(([, name]) => rest.includes(name as string))
    .map(([, name, facts]) => `${name}:${/initial-value:([^;]*)/.exec(facts as string)?.[1] ?? 'initial'}`);
  return `@layer properties{*,:before,:after{${values.join(';')}}}${rest}`;
}

/** Where the element that begins at or after `from` ends. React writes well-formed markup, so counting tags is enough. */
function endOfElement(markup: string, from: number): number {
  const tags = /<(\/?)([a-z][a-z0-9-]*)[^>]*?(\/?)>/g;
  tags.lastIndex = from;
  let depth = 0;
  for (let tag = tags.exec(markup); tag; tag = tags.exec(markup)) {
    const [, closes, name, closed] = tag;
    if (!closes && (closed || voidElements.test(name as string))) continue;
    depth += closes ? -1 : 1;
    if (depth <= 0) return depth < 0 ? tag.index : tags.lastIndex;
  }
  throw new Error('An element of the page is not closed');
}
