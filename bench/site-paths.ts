import { loadContent } from '#content-model/load.ts';
import { notFoundPath, sitePages } from '#content-model/pages.ts';
import { projectRoot } from '#content-model/project-root.ts';

/** `unfit` are Lighthouse's audits that would call a purpose of this page a fault. */
export type SitePath = { path: string; unfit: string[] };

/** Every page of the site, or those named in `only`, with commas between them. */
export function sitePaths(only?: string): SitePath[] {
  const wanted = only?.split(',');
  return sitePages(loadContent(projectRoot), () => '')
    .map(({ path, canonical }) => ({
      path,
      unfit: [...(canonical ? [] : notToBeFound), ...(path === notFoundPath ? answersNotFound : [])],
    }))
    .filter(({ path }) => !wanted || wanted.includes(path));
}

/** The error page and the thank-you page are not for search engines. */
const notToBeFound = ['is-crawlable'];

/** The error page answers 404, which the browser notes in its console; the journeys look at its console. */
const answersNotFound = ['http-status-code', 'errors-in-console'];
