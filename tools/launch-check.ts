/** `npm run launch-check`: lists what must be replaced before the site goes live, and fails while anything is left. */

import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError, problemLine } from '#content-model/problems.ts';
import { contentRoot } from '#content-model/roots.ts';
import { standIns } from '#content-model/stand-ins.ts';
import { formatCount } from '#contract/lib/format-number.ts';

try {
  const content = loadContent(contentRoot);
  const left = [...standIns(content), ...(await checkPhotographs(contentRoot, content))];
  for (const problem of left) console.log(problemLine(problem));
  console.log(
    left.length > 0 ? `\n${formatCount(left.length, 'point')} left: the site is not ready to go live` : 'Nothing is left: ready to go live',
  );
  process.exitCode = left.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
