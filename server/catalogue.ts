import { type Catalogue, type NamedService, readable } from '#contract/project-text.ts';
import { readBuildFile } from './build-files.ts';

const noProject = { services: [], pictures: {} };

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

/** What a project may hold, as build/host-files.ts writes it. */
function readProjectFile(siteDir: string) {
  return readBuildFile<{ services: NamedService[]; pictures: Record<string, BuiltPicture> }>(siteDir, 'project.json', noProject);
}
