import path from 'node:path';

/** The project's own folder. */
export const projectRoot = path.resolve(import.meta.dirname, '..');

/** What builds keep for the next one; deleting it costs time and nothing else. */
export const cacheRoot = path.join(projectRoot, '.cache');
