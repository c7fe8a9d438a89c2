import { photoReferences } from '#content-model/content-values.ts';
import { loadContent } from '#content-model/load.ts';
import { type SitePage, sitePages } from '#content-model/pages.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError } from '#content-model/problems.ts';
import { type SiteContent, siteContent } from '#content-model/site-content.ts';
import { type PictureRequest, preparePictures } from './pictures.ts';

export type PreparedContent = { content: SiteContent; pages: SitePage[] };

/** Loads the studio's files and prepares the photographs they name. Throws a ContentError, as loadContent does. */
export async function prepareContent(root: string): Promise<PreparedContent> {
  const loaded = loadContent(root);
  const names = new Set(photoReferences(loaded).map(({ photo }) => photo));
  const problems = await checkPhotographs(root, loaded);
  if (problems.length > 0) throw new ContentError(problems);
  const { picture, portraitFocus: focus } = loaded.home.hero;
  const portraits: PictureRequest[] = focus ? [{ photo: picture.photo, kind: 'portrait', focus }] : [];
  const places = loaded.walks.items.flatMap((walk) => walk.places);
  const crops = places.flatMap(({ photo, directions }) =>
    directions.map(({ toward }): PictureRequest => ({ photo, kind: 'crop', yaw: toward })),
  );
  const panoramas = new Set(places.map(({ photo }) => photo));
  const originals = [...names].map((photo): PictureRequest => ({ photo, kind: panoramas.has(photo) ? 'panorama' : 'ordinary' }));
  const content = siteContent(loaded, await preparePictures(root, [...portraits, ...originals, ...crops]));
  return { content, pages: sitePages(content) };
}
