import { asTitle } from '#contract/lib/as-title.ts';
import type { Project } from '#contract/project.ts';
import { projectUrl } from '#contract/project-link.ts';
import { builtPictures } from '#server/shared/build-files.ts';

/** The titles of the build's pictures with links to their files, and a link to a project. `pagesUrl`: '' for no links. */
export function readProjectTextOptions(siteDir: string, pagesUrl: string) {
  const pictures = builtPictures(siteDir);
  return {
    linkTo: pagesUrl ? (project: Project) => projectUrl(project, pagesUrl) : undefined,
    pictureName: (photo: string) => {
      const found = pictures.get(photo);
      if (!found) return asTitle(photo);
      return pagesUrl ? `${found.title}: ${pagesUrl}${found.large}` : found.title;
    },
  };
}
