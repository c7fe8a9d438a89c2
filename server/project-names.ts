import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedService, type ProjectNames, readable } from '#contract/project-text.ts';

/** A photograph that can be saved; `small` and `large` are addresses of JPEGs. */
type BuiltPicture = { title: string; small: string; large: string };

/**
 * The services that the build offers, and the titles of its pictures with links to their files.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function projectNames(siteDir: string, pagesUrl: string): ProjectNames {
  const pictures = builtPictures(siteDir);
  return {
    services: readProjectNote(siteDir).services,
    picture: (photo) => {
      const found = pictures.get(photo);
      if (!found) return readable(photo);
      return pagesUrl ? `${found.title}: ${pagesUrl}${found.large}` : found.title;
    },
  };
}

/** By the name of the photograph. */
export function builtPictures(siteDir: string): Map<string, BuiltPicture> {
  return new Map(Object.entries(readProjectNote(siteDir).pictures));
}

/** What build/host-files.ts notes of what a project may hold; nothing where there is no such note. */
function readProjectNote(siteDir: string): { services: NamedService[]; pictures: Record<string, BuiltPicture> } {
  try {
    return JSON.parse(readFileSync(join(siteDir, 'project.json'), 'utf8'));
  } catch {
    return { services: [], pictures: {} };
  }
}
