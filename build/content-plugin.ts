import type { Plugin } from 'vite';
import { allPictures, type Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { type SitePage, sitePages } from '#content-model/pages.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError } from '#content-model/problems.ts';
import { type PhotoFiles, withFiles } from '#content-model/site-content.ts';
import { flatLists, planServices, projectView, siteView } from '#content-model/views.ts';
import { preparePictures } from './pictures.ts';
import { missingCharacters } from './typeface.ts';

const prefix = 'virtual:content/';

export type Prepared = { content: Content; photos: PhotoFiles; pages: SitePage[] };

/** Loads the studio's files and prepares the photographs they name. Throws a ContentError with every problem. */
export async function prepareContent(root: string): Promise<Prepared> {
  const content = loadContent(root);
  const names = new Set(allPictures(content).map(({ photo }) => photo));
  const missing = missingCharacters(JSON.stringify(content));
  if (missing.length > 0) console.log(`  Not in the site's fonts, shown in the visitor's own: ${missing.join(' ')}`);
  const problems = await checkPhotographs(root, content);
  if (problems.length > 0) throw new ContentError(problems);
  const { picture, portraitFocus } = content.home.hero;
  const portraits = portraitFocus ? [{ photo: picture.photo, portraitFocus }] : [];
  const places = content.walks.items.flatMap((walk) => walk.places);
  const views = places.flatMap(({ photo, views }) => views.map(({ toward }) => ({ photo, toward })));
  const whole = [...names].map((photo) => ({ photo, allRound: places.some((place) => place.photo === photo) }));
  const photos = await preparePictures(root, [...portraits, ...whole, ...views]);
  return { content, photos, pages: sitePages({ content, photos }) };
}

/** Serves `virtual:content/site`, `/plan` and `/project`: what islands need and would make their pages longer. */
export function contentPlugin(current: () => Prepared): Plugin {
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { content, photos } = current();
      const data = {
        site: () => siteView(content),
        plan: () => ({ services: planServices(content), flats: flatLists(content) }),
        project: () => projectView(withFiles(content, photos)),
      }[id.slice(1 + prefix.length)];
      if (!data) throw new Error(`There is no content module ${id.slice(1)}: see build/content-plugin.ts`);
      return `export default ${JSON.stringify(data())}`;
    },
  };
}
