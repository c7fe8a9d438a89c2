import { problemsOfContent } from './check.ts';
import { type ContentFile, contentFiles, factsOf, optionsIn, textOf } from './content-files.ts';
import type { Folder } from './content-folders.ts';
import { formOf } from './form.ts';
import { type FileParts, readParts, revisionOf } from './source.ts';

export type OpenedFile = Awaited<ReturnType<typeof openFile>>;

/** All that a file's form needs; no data, but a message, where it cannot be read. A new file begins with `given`. */
export async function openFile(root: string, { schema, file, page, folder }: ContentFile) {
  const text = textOf(root, file);
  const common = {
    file,
    page,
    folder,
    form: formOf(schema),
    revision: revisionOf(text),
    options: optionsIn(root),
    isNew: text === '',
    given: folder === 'cases' ? {} : { order: nextOrder(root, folder) },
  };
  const problems = (await problemsOfContent(root)).filter((problem) => problem.file === `content/${file}`);
  try {
    const parts: FileParts = text ? readParts(file, text) : { data: null, body: folder ? '' : null };
    return { ...common, ...parts, problems, message: '' };
  } catch (error) {
    return { ...common, data: null, body: null, problems, message: (error as Error).message };
  }
}

/** The number after those that the files of a folder have. */
function nextOrder(root: string, folder: Folder | undefined): number {
  const files = contentFiles(root).filter((each) => each.folder === folder);
  return Math.max(0, ...files.map(({ file }) => Number(factsOf(root, file).order) || 0)) + 1;
}
