import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Priced } from '#contract/estimate.ts';
import { pictureFolder } from '#contract/picture-files.ts';
import { type Names, readable } from '#contract/project-text.ts';

export type ProjectNames = Names & { prices?: PricedService[] };

/** A service with its starting price, as the build notes it. */
export type PricedService = Priced & { name: string };

/** The starting prices that the site shows, in the order of its plan; none where the build has no such note. */
export function startingPrices(siteDir: string): PricedService[] {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'prices.json'), 'utf8')) as PricedService[];
  } catch {
    return [];
  }
}

/** The smallest JPEG of a photograph in the build; undefined where it has none. */
export function pictureFile(siteDir: string, photo: string): string | undefined {
  const [name] = bySize(readFolder(join(siteDir, pictureFolder)), photo);
  return name && join(siteDir, pictureFolder, name);
}

/**
 * Names a project's pictures and services with links to the built site's own files and pages, for e-mail. What the build does not
 * have is named only.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function projectNames(siteDir: string, pagesUrl: string): ProjectNames {
  const prices = startingPrices(siteDir);
  if (!pagesUrl) return { prices };
  const files = readFolder(join(siteDir, pictureFolder));
  const pages = readFolder(join(siteDir, 'services'));
  return {
    prices,
    picture: (photo) => {
      const file = bySize(files, photo).at(-1);
      return file ? `${readable(photo)}: ${pagesUrl}${pictureFolder}${file}` : readable(photo);
    },
    service: (slug) => (pages.includes(`${slug}.html`) ? `${readable(slug)} (${pagesUrl}/services/${slug})` : readable(slug)),
  };
}

/** A photograph's JPEGs, the smallest first. */
function bySize(files: string[], photo: string): string[] {
  const width = (name: string) => Number(/(\d+)\.jpg$/.exec(name)?.[1]);
  const own = files.filter((name) => name.startsWith(`${photo}-`) && /^-[0-9a-f]{8}-\d+\.jpg$/.test(name.slice(photo.length)));
  return own.toSorted((one, other) => width(one) - width(other));
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
