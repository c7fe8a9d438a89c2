import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#contract/build-folder.ts';
import { type Catalogue, type NamedService, readable } from '#contract/project-text.ts';

/** A photograph that can be saved; `small` and `large` are addresses of JPEGs. */
type BuiltPicture = { title: string; small: string; large: string };

/**
 * The services that the build offers, and the titles of its pictures with links to their files.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function catalogueOf(siteDir: string, pagesUrl: string): Catalogue {
  const pictures = builtPictures(siteDir);
  return {
    services: readProjectFile(siteDir).services,
    picture: (photo) => {
      const found = pictures.get(photo);
      if (!found) return readable(photo);
      return pagesUrl ? `${found.title}: ${pagesUrl}${found.large}` : found.title;
    },
  };
}

/** By the name of the photograph. */
export function builtPictures(siteDir: string): Map<string, BuiltPicture> {
  return new Map(Object.entries(readProjectFile(siteDir).pictures));
}

/** What a project may hold, as build/host-files.ts writes it; nothing where it wrote none. */
function readProjectFile(siteDir: string): { services: NamedService[]; pictures: Record<string, BuiltPicture> } {
  try {
    return JSON.parse(readFileSync(join(siteDir, buildFolder, 'project.json'), 'utf8'));
  } catch {
    return { services: [], pictures: {} };
  }
}
