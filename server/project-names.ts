import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFolder } from '#contract/picture-files.ts';
import { type Names, readable } from '#contract/project-text.ts';

/**
 * Names a project's pictures and services with links to the built site's own files and pages, for e-mail. What the build does not
 * have is named only.
 * @param pagesUrl origin of the pages, or '' for no links
 */
export function projectNames(siteDir: string, pagesUrl: string): Names {
  if (!pagesUrl) return {};
  const files = readFolder(join(siteDir, pictureFolder));
  const pages = readFolder(join(siteDir, 'services'));
  return {
    picture: (photo) => {
      const file = largest(
        files.filter((name) => name.startsWith(`${photo}-`) && /^-[0-9a-f]{8}-\d+\.jpg$/.test(name.slice(photo.length))),
      );
      return file ? `${readable(photo)}: ${pagesUrl}${pictureFolder}${file}` : readable(photo);
    },
    service: (slug) => (pages.includes(`${slug}.html`) ? `${readable(slug)} (${pagesUrl}/services/${slug})` : readable(slug)),
  };
}

function largest(files: string[]): string | undefined {
  const width = (name: string) => Number(/(\d+)\.jpg$/.exec(name)?.[1]);
  return files.toSorted((one, other) => width(other) - width(one))[0];
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
