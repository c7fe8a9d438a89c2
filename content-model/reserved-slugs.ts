import { fixedPages } from '#contract/fixed-pages.ts';
import { countAddress, formsAddress, healthAddress } from '#contract/other-addresses.ts';

/** First parts of other addresses: of pages that no folder of content has, of the server, and of folders in the build. */
const otherAddresses = [
  ...['index', 'home', 'assets', 'cards', 'icons', 'walks', 'finishes'],
  ...[formsAddress, countAddress, healthAddress].map((address) => address.replaceAll('/', '')),
];

/** What a text page cannot be named: each is in the address of something else. */
export const reservedSlugs = [...Object.values(fixedPages).map(({ path }) => path.slice(1)), ...otherAddresses];
