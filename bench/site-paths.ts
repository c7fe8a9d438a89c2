import { builtPages } from '#e2e/support/built.ts';
import { isNoSibling } from '#e2e/support/site.ts';

/** `unfit`: audits of Lighthouse that count a purpose of this page as a fault. */
export type SitePath = { path: string; unfit: string[] };

/**
 * Returns the pages named in `only`, separated by commas; else every page of the build, but of pages that differ only by
 * their pictures the first.
 */
export function sitePaths(only?: string): SitePath[] {
  const wanted = only?.split(',');
  return builtPages
    .map(({ path, document }) => ({
      path,
      unfit: [
        ...(document.querySelector('meta[name=robots][content=noindex]') ? notToBeFound : []),
        ...(path === notFoundPath ? answersNotFound : []),
      ],
    }))
    .filter(({ path }) => (wanted ? wanted.includes(path) : isNoSibling(path)));
}

const notFoundPath = '/404';

/** For pages that search engines must not list. */
const notToBeFound = ['is-crawlable'];

/** The error page has status 404, which the browser logs to its console; the journeys check that console. */
const answersNotFound = ['http-status-code', 'errors-in-console'];
