import path from 'node:path';

/** The folder of this program, with its code and packages. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');

/** The folder of the studio's files, content/ and photos/: the program's own, or CONTENT_ROOT, as in tests on changed content. */
export const contentRoot = path.resolve(process.env.CONTENT_ROOT ?? repositoryRoot);
