/** Builds the site: `node builder/build.ts [SOURCE] [DIST]`; SOURCE holds content/ and photos/. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '#app/content/problems.ts';
import { projectRoot } from './folders.ts';
import { buildSite } from './site.ts';

const [, , source = projectRoot, dist = path.join(projectRoot, 'dist')] = process.argv;

try {
  await buildSite({ source, dist });
} catch (error) {
  // A half-made site must not be served.
  await rm(dist, { recursive: true, force: true });
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
