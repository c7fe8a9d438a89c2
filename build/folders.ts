import path from 'node:path';

/** The project's own folder. */
export const projectRoot = path.resolve(import.meta.dirname, '..');

/** What builds keep for the next one; deleting it costs time and nothing else. CACHE_DIR puts it elsewhere. */
export const cacheRoot = path.resolve(process.env.CACHE_DIR ?? path.join(projectRoot, '.cache'));
