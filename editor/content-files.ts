import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { markdownSchemas, yamlFiles } from '#content-model/content.ts';
import { markdownNames } from '#content-model/load.ts';
import { folderNames, type MarkdownFolder, markdownFolders } from '#content-model/markdown-folders.ts';
import { type OptionList, optionLists } from '#content-model/option-lists.ts';
import { readContentOrNull } from './file-text.ts';
import { isMapping, type Mapping } from './form-field.ts';
import { NotDone } from './not-done.ts';

/** A file of content/ as it is listed; `address` and `isShared` as in `yamlFiles`. */
export type ListedFile = { file: string; title: string; address: string; folder?: MarkdownFolder; isShared?: boolean | undefined };
export type ContentFile = ListedFile & { schema: z.ZodType };

const single: ContentFile[] = Object.values(yamlFiles);

/** Every file of content/ that can be edited. `root` holds content/. */
export function contentFiles(root: string): ContentFile[] {
  const names = folderNames.flatMap((folder) => markdownNames(root, folder).map((name) => `${folder}/${name}.md`));
  return [...single, ...names.flatMap((name) => contentFile(name) ?? [])];
}

/** A file by its name, such as 'services/tv-units.md', also one that is not there yet; undefined for any other name. */
export function contentFile(file: string): ContentFile | undefined {
  const [, name, slug] = /^(\w+)\/([a-z0-9-]+)\.md$/.exec(file) ?? [];
  const folder = folderNames.find((each) => each === name);
  if (!slug || !folder) return single.find((each) => each.file === file);
  return { file, title: slug, schema: markdownSchemas[folder], address: markdownFolders[folder].addressPrefix + slug, folder };
}

/** Returns a file by its name, as `contentFile` does. Throws a NotDone where there is no such file. */
export function fileOf(name: string): ContentFile {
  const found = contentFile(name);
  if (!found) throw new NotDone(404, 'There is no such file');
  return found;
}

/** A file of a folder is listed by its own name. */
export function titleOf(root: string, { file, title, folder }: ListedFile): string {
  return folder ? String(factsOf(root, file)[markdownFolders[folder].nameKey] ?? title) : title;
}

/** The facts of a file of content/; none where there is no such file, or it cannot be read. */
export function factsOf(root: string, file: string): Mapping {
  const data = readContentOrNull(file, textOf(root, file))?.data;
  return isMapping(data) ? data : {};
}

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<OptionList, string[]> {
  const yaml = mapValues(yamlFiles, ({ file }) => Object(readContentOrNull(file, textOf(root, file))?.data));
  const services = markdownNames(root, 'services').map((slug) => ({ slug }));
  return mapValues(optionLists, ({ names }) => names({ ...yaml, services }));
}

function mapValues<Key extends string, Value, Result>(values: Record<Key, Value>, change: (value: Value) => Result): Record<Key, Result> {
  return Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, change(value)])) as Record<Key, Result>;
}

/** The text of a file of content/; empty where there is none. */
export function textOf(root: string, file: string): string {
  return readText(path.join(root, 'content', file));
}

export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
