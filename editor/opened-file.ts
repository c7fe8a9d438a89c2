import type { MarkdownFolder } from '#content-model/markdown-folders.ts';
import { problemsOfContent } from './check.ts';
import { type ContentFile, contentFiles, factsOf, optionsIn, textOf } from './content-files.ts';
import { type FileContent, readContentOrNull, revisionOf } from './file-text.ts';
import { formOf } from './form.ts';
import { fieldWithin } from './form-field.ts';

export type OpenedFile = Awaited<ReturnType<typeof openFile>>;

/** All that a file's form needs; no data where it cannot be read. A new file begins with `given`. */
export async function openFile(root: string, { schema, file, address, folder }: ContentFile) {
  const text = textOf(root, file);
  const isNew = text === '';
  const nothing: FileContent = { data: null, body: isNew && folder ? '' : null };
  const form = formOf(schema);
  return {
    ...(readContentOrNull(file, text) ?? nothing),
    address,
    folder,
    form,
    revision: revisionOf(text),
    options: optionsIn(root),
    isNew,
    given: fieldWithin(form, 'order') ? { order: nextOrder(root, folder) } : {},
    problems: (await problemsOfContent(root)).filter((problem) => problem.file === `content/${file}`),
  };
}

/** The number after those that the files of a folder have. */
function nextOrder(root: string, folder: MarkdownFolder | undefined): number {
  const files = contentFiles(root).filter((each) => each.folder === folder);
  return Math.max(0, ...files.map(({ file }) => Number(factsOf(root, file).order) || 0)) + 1;
}
