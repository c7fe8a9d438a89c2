/**
 * `npm run build:static`: builds the site and copies what a static host should publish into dist-static/. Refuses a
 * site whose forms would be sent to nobody.
 */
import path from 'node:path';
import { contentRoot } from '#content-model/content-root.ts';
import { loadContent } from '#content-model/load.ts';
import { ContentError } from '#content-model/problems.ts';
import { projectRoot } from '#content-model/project-root.ts';
import { buildSite } from './build-site.ts';
import { copyForStaticHost } from './host-files.ts';

const noEndpoint = {
  file: 'content/studio.yaml',
  place: 'form.endpoint',
  fix: 'a static host takes no enquiries: name a hosted form service, as content/README.md says',
};

try {
  if (loadContent(contentRoot).studio.form.endpoint === '') throw new ContentError([noEndpoint]);
  const dist = path.join(projectRoot, 'dist');
  await buildSite({ dist });
  await copyForStaticHost(dist, `${dist}-static`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
