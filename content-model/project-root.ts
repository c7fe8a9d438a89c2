import path from 'node:path';

/** The project's own folder, which holds content/ and photos/. */
export const projectRoot = path.resolve(import.meta.dirname, '..');
