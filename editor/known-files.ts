import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Content, markdownSchemas, yamlFiles } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { folderNames, markdownFolders } from '#content-model/markdown-folders.ts';
import { listPlaceholders } from '#content-model/placeholders.ts';
import { markdownNames, photoNames } from '#content-model/source-files.ts';
import { standIns } from '#content-model/stand-ins.ts';
import { parseContentOrNull } from './file-text.ts';
import { linesOfAllVersions } from './history.ts';
import { RequestRefusedError } from './request-refused-error.ts';
import type { ListedFile, Overview } from './shared/api-types.ts';
import { isMapping, type Mapping } from './shared/form-field.ts';

export type KnownFile = ListedFile & { schema: z.ZodType };

const fixedFiles: KnownFile[] = Object.values(yamlFiles);

/** Every file of content/ that can be edited. `root` holds content/. */
export function knownFiles(root: string): KnownFile[] {
  const names = folderNames.flatMap((folder) => markdownNames(root, folder).map((name) => `content/${folder}/${name}.md`));
  return [...fixedFiles, ...names.flatMap((name) => knownFile(name) ?? [])];
}

/** A file by its name, such as 'content/services/tv-units.md', even if it does not exist yet; undefined for any other name. */
export function knownFile(file: string): KnownFile | undefined {
  const [, name, slug] = /^content\/(\w+)\/([a-z0-9-]+)\.md$/.exec(file) ?? [];
  const folder = folderNames.find((each) => each === name);
  if (!slug || !folder) return fixedFiles.find((each) => each.file === file);
  return { file, title: slug, schema: markdownSchemas[folder], pagePath: markdownFolders[folder].pathPrefix + slug, folder };
}

/** Returns a file by its name, as `knownFile` does. Throws a RequestRefusedError if there is no such file. */
export function requireKnownFile(name: string): KnownFile {
  const found = knownFile(name);
  if (!found) throw new RequestRefusedError(404, 'There is no such file');
  return found;
}

/** The title in the list of files; in a folder it is the name in the facts of its `text`. */
export function titleOf(root: string, { file, title, folder }: ListedFile, text = textOf(root, file)): string {
  return folder ? String(factsIn(file, text)[markdownFolders[folder].nameKey] ?? title) : title;
}

export async function overviewOf(root: string, atDesk: boolean): Promise<Overview> {
  const content = contentOrNull(root);
  const marked = content ? standIns(content) : [];
  const files: ListedFile[] = knownFiles(root).map(({ schema: _, ...file }) => ({
    ...file,
    title: titleOf(root, file),
    standInCount: marked.filter((problem) => problem.file === file.file).length,
  }));
  const placeholders = content ? listPlaceholders(content) : [];
  const [photos, needed] = [photoNames(root), await neededPhotos(root)];
  const unusedPhotos = photos.filter((photo) => !needed.has(photo));
  return { files, photos, unusedPhotos, placeholders, atDesk, site: String(factsOf(root, yamlFiles.studio.file).url ?? '') };
}

/** The photographs that content names. Read from the texts of the files, since one of them may be broken. */
export function usedPhotos(root: string): Set<string> {
  const texts = knownFiles(root).map(({ file }) => textOf(root, file));
  return photosNamedIn(texts.join('\n'));
}

/** The photographs that content names, or did in a committed version: whoever goes back to that would miss them. */
export async function neededPhotos(root: string): Promise<Set<string>> {
  return new Set([...usedPhotos(root), ...photosNamedIn(await linesOfAllVersions(root, 'photo:'))]);
}

function photosNamedIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\bphoto: *['"]?([\w-]+)/g)].map(([, photo = '']) => photo));
}

/** Null while content has problems: they come first. */
function contentOrNull(root: string): Content | null {
  try {
    return loadContent(root);
  } catch {
    return null;
  }
}

/** The facts of a file of content/; none if there is no such file, or it cannot be read. */
export function factsOf(root: string, file: string): Mapping {
  return factsIn(file, textOf(root, file));
}

function factsIn(file: string, text: string): Mapping {
  const data = parseContentOrNull(file, text)?.data;
  return isMapping(data) ? data : {};
}

/** The text of a file of content/; empty if there is none. */
export function textOf(root: string, file: string): string {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
}
