/** Builds the site into dist/: `node build/build.ts`. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '#app/content/problems.ts';
import { projectRoot } from './folders.ts';
import { buildSite } from './site.ts';

try {
  await buildSite();
} catch (error) {
  // A half-made site must not be served.
  await rm(path.join(projectRoot, 'dist'), { recursive: true, force: true });
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
