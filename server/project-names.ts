import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Priced } from '#contract/estimate.ts';
import { type Names, readable } from '#contract/project-text.ts';

export type ProjectNames = Names & { prices?: PricedService[] };

/** A service with its page and its starting price. */
export type PricedService = Priced & { name: string; path: string };

/** A photograph that can be saved; `small` and `large` are addresses of JPEGs. */
type BuiltPicture = { title: string; small: string; large: string };

/**
 * Names a project's pictures and services as the site does, with links to its files and pages. What the build does not have is named by
 * its slug.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function projectNames(siteDir: string, pagesUrl: string): ProjectNames {
  const { services } = readNote(siteDir);
  const pictures = builtPictures(siteDir);
  return {
    prices: services,
    picture: (photo) => {
      const found = pictures.get(photo);
      if (!found) return readable(photo);
      return pagesUrl ? `${found.title}: ${pagesUrl}${found.large}` : found.title;
    },
    service: (slug) => {
      const found = services.find((each) => each.slug === slug);
      if (!found) return readable(slug);
      return pagesUrl ? `${found.name} (${pagesUrl}${found.path})` : found.name;
    },
  };
}

/** By the name of the photograph. */
export function builtPictures(siteDir: string): Map<string, BuiltPicture> {
  return new Map(Object.entries(readNote(siteDir).pictures));
}

/** What build/host-files.ts notes of what a project may hold; nothing where there is no such note. */
function readNote(siteDir: string): { services: PricedService[]; pictures: Record<string, BuiltPicture> } {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'project.json'), 'utf8'));
  } catch {
    return { services: [], pictures: {} };
  }
}
