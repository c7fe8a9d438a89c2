import { loadContent } from '#app/content/load.ts';
import { sitePages } from '#app/seo/pages.ts';
import { root } from './results.ts';

export type SitePath = { path: string; toBeFound: boolean };

/** Every page of the site. Those that are not to be found in a search say so with noindex. */
export function sitePaths(only?: string): SitePath[] {
  const wanted = only?.split(',');
  const all = sitePages(loadContent(root), () => '').map(({ path, canonical }) => ({ path, toBeFound: canonical !== undefined }));
  return wanted ? all.filter(({ path }) => wanted.includes(path)) : all;
}
