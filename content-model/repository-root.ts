import path from 'node:path';

/** The folder of this program, with its code and packages. The studio's files may be elsewhere: content-root.ts. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');
