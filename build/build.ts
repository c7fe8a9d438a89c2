/** Builds the site into dist/: `node build/build.ts`. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '#app/content/problems.ts';
import { buildSite } from './site.ts';

const root = path.resolve(import.meta.dirname, '..');

try {
  await buildSite(root);
} catch (error) {
  // A half-made site must not be served.
  await rm(path.join(root, 'dist'), { recursive: true, force: true });
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
