import { allPictures, type Content, type PhotoPlace } from '#content-model/content.ts';
import type { PhotoUse } from '#content-model/photo-uses.ts';

/** One path of content that names a photograph. */
export type ShownPlace = Pick<PhotoPlace, 'path' | 'use' | 'focus'>;

/** What the visitor came to see, not the page's setting. */
const subjects: PhotoUse[] = ['homeHero', 'aboutHero', 'gallery', 'serviceHero', 'servicePicture', 'closeUp'];

/** Every path of content that names a photograph, by the photograph's name. */
export function placesOf(content: Content): Map<string, ShownPlace[]> {
  const places = allPictures(content).map(({ file, path, ...place }) => {
    return { ...place, path: `${file.replace(/^content\/(services\/)?|\.\w+$/g, '')} ${path}` };
  });
  return Map.groupBy(places, ({ photo }) => photo);
}

/** Advice on a photograph where it is used. What stops the build is in content-model/photographs.ts. */
export function adviceOn({ width, height }: { width: number; height: number }, places: ShownPlace[]): string[] {
  // A panorama has rules of its own.
  if (places.some(({ use }) => use === 'panorama')) return [];
  const subjectOf = places.filter(({ use }) => subjects.includes(use));
  // The stages of a room are shown whole.
  const unfocused = places.filter(({ use, focus }) => focus?.x === 50 && focus.y === 50 && use !== 'stage');
  const upright = height > width || places.some(({ use }) => use === 'closeUp');
  const [shape, ratio] = upright ? (['4:5', 0.8] as const) : (['3:2', 1.5] as const);
  return [
    ...(Math.abs(width / height - ratio) > 0.01 ? [`not ${shape}`] : []),
    ...(subjectOf.length > 1 ? [`subject of ${subjectOf.length} places`] : []),
    ...unfocused.map(({ path }) => `no focus in ${path}`),
  ];
}
