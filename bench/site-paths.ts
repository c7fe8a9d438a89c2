import { builtPages } from '#e2e/built.ts';
import { everyPath, sitemapPaths } from '#e2e/site.ts';

/** `unfit` are Lighthouse's audits that would call a purpose of this page a fault. */
export type SitePath = { path: string; unfit: string[] };

/**
 * Every page of the build, of those that differ by their pictures only the first; or those named in `only`, with commas
 * between them.
 */
export function sitePaths(only?: string): SitePath[] {
  const wanted = only?.split(',');
  return builtPages
    .map(({ address, document }) => ({
      path: address,
      unfit: [...(document.querySelector('meta[name=robots]') ? notToBeFound : []), ...(address === notFoundPath ? answersNotFound : [])],
    }))
    .filter(({ path }) => (wanted ? wanted.includes(path) : everyPath.includes(path) || !sitemapPaths.includes(path)));
}

const notFoundPath = '/404';

/** The error page and the thank-you page are not for search engines. */
const notToBeFound = ['is-crawlable'];

/** The error page answers 404, which the browser notes in its console; the journeys look at its console. */
const answersNotFound = ['http-status-code', 'errors-in-console'];
