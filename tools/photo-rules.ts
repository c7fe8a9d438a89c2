import { allPictures, type Content } from '#content-model/content.ts';
import type { Focus } from '#content-model/schema.ts';

/** One path of content that names a photograph. A subject is what the visitor came to see, not the page's setting. */
export type PhotoUse = { path: string; subject: boolean; focus: Focus | undefined };

const subjects = /^(services\/.+ (hero|pictures|detail)|gallery pictures|about hero|home hero)\b/;

/** Every path of content that names a photograph, by the photograph's name. */
export function usesOf(content: Content): Map<string, PhotoUse[]> {
  const uses = allPictures(content).map(({ file, path, photo, focus }) => {
    const source = `${file.replace(/^content\/|\.\w+$/g, '')} ${path}`;
    return { photo, path: source.replace(/^services\//, ''), subject: subjects.test(source), focus };
  });
  return Map.groupBy(uses, ({ photo }) => photo);
}

/** Advice on a photograph where it is used. What stops the build is in content-model/photographs.ts. */
export function adviceOn({ width, height }: { width: number; height: number }, uses: PhotoUse[]): string[] {
  // A panorama has rules of its own.
  if (uses.some(({ focus }) => !focus)) return [];
  const subjectOf = uses.filter(({ subject }) => subject);
  // The stages of a room are shown whole.
  const unfocused = uses.filter(({ path, focus }) => focus?.x === 50 && focus.y === 50 && !/ stages\./.test(path));
  const upright = height > width || uses.some(({ path }) => path.endsWith(' detail'));
  const [shape, ratio] = upright ? (['4:5', 0.8] as const) : (['3:2', 1.5] as const);
  return [
    ...(Math.abs(width / height - ratio) > 0.01 ? [`not ${shape}`] : []),
    ...(subjectOf.length > 1 ? [`subject of ${subjectOf.length} places`] : []),
    ...unfocused.map(({ path }) => `no focus in ${path}`),
  ];
}
