import path from 'node:path';

/** The project's own folder, which holds content/ and photos/. */
export const repositoryRoot = path.resolve(import.meta.dirname, '..');
