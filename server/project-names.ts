import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Priced } from '#contract/estimate.ts';
import { type Names, readable } from '#contract/project-text.ts';

export type ProjectNames = Names & { prices?: PricedService[] };

/** A service with its page and its starting price. */
export type PricedService = Priced & { name: string; path: string };

/** What the build notes of what a project may hold, by slug and by photograph: build/host-files.ts writes it. */
type ProjectNote = { services: PricedService[]; pictures: Record<string, { title: string; small: string; large: string }> };

/** The starting prices that the site shows, in the order of its plan; none where the build has no such note. */
export function startingPrices(siteDir: string): PricedService[] {
  return readNote(siteDir).services;
}

/** The smallest JPEG of a photograph in the build; undefined where it has none. */
export function pictureFile(siteDir: string, photo: string): string | undefined {
  const { pictures } = readNote(siteDir);
  return Object.hasOwn(pictures, photo) ? join(siteDir, pictures[photo]?.small ?? '') : undefined;
}

/** The photographs that can be saved, each with its title. */
export function photographs(siteDir: string): Map<string, string> {
  return new Map(Object.entries(readNote(siteDir).pictures).map(([photo, { title }]) => [photo, title]));
}

/**
 * Names a project's pictures and services as the site does, with links to its files and pages. What the build does not have is named by
 * its slug.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function projectNames(siteDir: string, pagesUrl: string): ProjectNames {
  const { services, pictures } = readNote(siteDir);
  return {
    prices: services,
    picture: (photo) => {
      const found = Object.hasOwn(pictures, photo) ? pictures[photo] : undefined;
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

function readNote(siteDir: string): ProjectNote {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'project.json'), 'utf8')) as ProjectNote;
  } catch {
    return { services: [], pictures: {} };
  }
}
