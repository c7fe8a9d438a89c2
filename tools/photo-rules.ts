import type { PhotoMention } from '#content-model/content.ts';
import type { PhotoUse } from '#content-model/photo-uses.ts';

/** Uses in which the photograph is what the visitor came to see. */
const subjects: PhotoUse[] = ['homeHero', 'aboutHero', 'gallery', 'serviceHero', 'servicePicture', 'closeUp'];

/** Advice on a photograph, by its uses. What stops the build is in content-model/photographs.ts. */
export function adviceOn({ width, height }: { width: number; height: number }, mentions: PhotoMention[]): string[] {
  // A panorama has rules of its own.
  if (mentions.some(({ use }) => use === 'panorama')) return [];
  const subjectOf = mentions.filter(({ use }) => subjects.includes(use));
  // The stages of a room are shown whole.
  const unfocused = mentions.filter(({ use, focus }) => focus?.x === 50 && focus.y === 50 && use !== 'stage');
  const upright = height > width || mentions.some(({ use }) => use === 'closeUp');
  const [shape, ratio] = upright ? (['4:5', 0.8] as const) : (['3:2', 1.5] as const);
  return [
    ...(Math.abs(width / height - ratio) > 0.01 ? [`not ${shape}`] : []),
    ...(subjectOf.length > 1 ? [`subject of ${subjectOf.length} places`] : []),
    ...unfocused.map(({ file, path }) => `no focus in ${file} ${path}`),
  ];
}
