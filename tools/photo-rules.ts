import { type Content, type PhotoMention, photoMentions } from '#content-model/content.ts';
import type { PhotoUse } from '#content-model/photo-uses.ts';

/** Its path is written as on the contact sheet: 'tv-units pictures.0'. */
export type ShownMention = Pick<PhotoMention, 'path' | 'use' | 'focus'>;

/** What the visitor came to see, not the page's setting. */
const subjects: PhotoUse[] = ['homeHero', 'aboutHero', 'gallery', 'serviceHero', 'servicePicture', 'closeUp'];

/** Where content names each photograph, by its name. */
export function mentionsOf(content: Content): Map<string, ShownMention[]> {
  const mentions = photoMentions(content).map(({ file, path, ...mention }) => {
    return { ...mention, path: `${file.replace(/^content\/(services\/)?|\.\w+$/g, '')} ${path}` };
  });
  return Map.groupBy(mentions, ({ photo }) => photo);
}

/** Advice on a photograph where it is used. What stops the build is in content-model/photographs.ts. */
export function adviceOn({ width, height }: { width: number; height: number }, mentions: ShownMention[]): string[] {
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
    ...unfocused.map(({ path }) => `no focus in ${path}`),
  ];
}
