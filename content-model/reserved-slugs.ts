import { fixedPages } from '#contract/fixed-pages.ts';
import { countPath, formsPath, healthPath } from '#contract/other-paths.ts';

/** First parts of other addresses: of pages that no folder of content has, of the server, and of folders in the build. */
const otherAddresses = [
  ...['index', 'home', 'assets', 'cards', 'icons', 'walks', 'finishes'],
  ...[formsPath, countPath, healthPath].map((path) => path.replaceAll('/', '')),
];

/** What a text page cannot be named: each is in the address of something else. */
export const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];
