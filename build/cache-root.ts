import path from 'node:path';
import { repositoryRoot } from '#content-model/repository-root.ts';

/** What builds keep for the next one; deleting it costs time and nothing else. CACHE_DIR puts it elsewhere. */
export const cacheRoot = path.resolve(process.env.CACHE_DIR ?? path.join(repositoryRoot, '.cache'));
