/** The files of content/ and photos/ by their names. `root` is the folder that holds both. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The file of a photograph that content names. */
export function photoPath(root: string, photo: string): string {
  return path.join(root, 'photos', `${photo}.jpg`);
}

/** The Markdown files in a folder of content/, without their ending; none if the folder is missing. */
export function markdownNames(root: string, folder: string): string[] {
  return namesIn(path.join(root, 'content', folder), '.md');
}

/** The photographs in photos/, as content names them. */
export function photoNames(root: string): string[] {
  return namesIn(path.join(root, 'photos'), '.jpg');
}

function namesIn(folder: string, ending: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.map((name) => path.basename(name, ending)).toSorted();
}
