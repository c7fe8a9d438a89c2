/** `node build/build.ts [SOURCE] [DIST] [--plain]`. SOURCE holds content/ and photos/; plain: no compressed copies. */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { contentRoot } from '#content-model/content-root.ts';
import { ContentError } from '#content-model/problems.ts';
import { projectRoot } from '#content-model/project-root.ts';
import { buildSite } from './build-site.ts';

const [, , source = contentRoot, dist = path.join(projectRoot, 'dist'), plain] = process.argv;

// A half-made site must not be served, and a mistake in a file must not take away the one that is.
const made = `${dist}.new`;

try {
  await buildSite({ source, dist: made, plain: plain === '--plain' });
  await rm(dist, { recursive: true, force: true });
  await rename(made, dist);
} catch (error) {
  await rm(made, { recursive: true, force: true });
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
