/**
 * `node build/build.ts [SOURCE] [DIST] [--uncompressed] [--static]`. SOURCE holds content/ and photos/. uncompressed: no
 * compressed copies. static: what a static host should publish is copied to DIST-static; fails if content names no form
 * service, since such a host takes no enquiries.
 */
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadContent } from '#content-model/load.ts';
import { ContentError } from '#content-model/problems.ts';
import { contentRoot, repositoryRoot } from '#content-model/roots.ts';
import { buildSite } from './build-site.ts';
import { copyForStaticHost } from './host-files.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { uncompressed: { type: 'boolean' }, static: { type: 'boolean' } },
});
const [source = contentRoot, dist = path.join(repositoryRoot, 'dist')] = positionals;

const noEndpoint = {
  file: 'content/studio.yaml',
  keyPath: 'form.endpoint',
  message: 'a static host takes no enquiries: name a hosted form service, as docs/content-by-hand.md says',
};

// Half a build must not be served, and a mistake in a file must not remove the build that is served.
const nextDist = `${dist}.new`;

try {
  if (values.static && loadContent(source).studio.form.endpoint === '') throw new ContentError([noEndpoint]);
  await buildSite({ source, dist: nextDist, uncompressed: values.uncompressed });
  await rm(dist, { recursive: true, force: true });
  await rename(nextDist, dist);
  if (values.static) await copyForStaticHost(dist, `${dist}-static`);
} catch (error) {
  await rm(nextDist, { recursive: true, force: true });
  console.error(error instanceof ContentError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
