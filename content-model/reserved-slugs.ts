import * as endpoints from '#contract/endpoints.ts';
import { fixedPages, walkPath } from '#contract/page-paths.ts';
import { pictureFolder } from '#contract/picture-files.ts';
import { finishPath } from './finish-path.ts';
import { socialCardPath } from './social-card.ts';

/** Addresses of generated pages, of folders in the build, and of the server. */
const others = [walkPath(''), finishPath({ slug: '', options: [] }), socialCardPath('/'), pictureFolder, ...Object.values(endpoints)];
const paths = [...Object.values(fixedPages).map(({ path }) => path), ...others];

/** What a text page cannot be named: each is in the address of something else. */
export const reservedSlugs = ['index', 'home', 'icons', ...paths.map((path) => path.split('/')[1])];
