import { yamlFiles } from '#content-model/content.ts';
import type { MarkdownFolder } from '#content-model/markdown-folders.ts';
import { optionLists } from '#content-model/option-lists.ts';
import { markdownNames } from '#content-model/source-files.ts';
import { problemsOfContent } from './check.ts';
import { parseContentOrNull, revisionOf } from './file-text.ts';
import { formOf } from './form.ts';
import { factsOf, type KnownFile, knownFile, knownFiles, textOf, titleOf } from './known-files.ts';
import type { OpenedFile } from './shared/api-types.ts';
import { fieldWithin } from './shared/form-field.ts';

export async function openFile(root: string, { schema, file, pagePath, folder }: KnownFile): Promise<OpenedFile> {
  const text = textOf(root, file);
  const isNew = text === '';
  const form = formOf(schema);
  return {
    ...(parseContentOrNull(file, text) ?? { data: null, body: isNew && folder ? '' : null }),
    pagePath,
    folder,
    form,
    revision: revisionOf(text),
    options: optionsIn(root),
    isNew,
    defaults: fieldWithin(form, 'order') ? { order: nextOrder(root, folder) } : {},
    problems: (await problemsOfContent(root)).filter((problem) => problem.file === file),
  };
}

/** After all others of the folder, with room to put some between later. */
function nextOrder(root: string, folder: MarkdownFolder | undefined): number {
  const files = knownFiles(root).filter((each) => each.folder === folder);
  return Math.max(0, ...files.map(({ file }) => Number(factsOf(root, file).order) || 0)) + 10;
}

/** The lists that some fields choose from, as the files have them now; empty if a file cannot be read. */
function optionsIn(root: string): OpenedFile['options'] {
  const yaml = Object.entries(yamlFiles).map(([name, { file }]) => [name, factsOf(root, file)]);
  const files = { ...Object.fromEntries(yaml), services: markdownNames(root, 'services').map((slug) => ({ slug })) };
  const labelOf = (list: string, value: string) => {
    // A file whose name is no address has a problem of its own.
    const known = list === 'services' && knownFile(`content/services/${value}.md`);
    return known ? titleOf(root, known) : value;
  };
  const lists = Object.entries(optionLists).map(([list, { names }]) => [
    list,
    names(files).map((value) => ({ value, label: labelOf(list, value) })),
  ]);
  return Object.fromEntries(lists) as OpenedFile['options'];
}
