import { allPictures } from '#content-model/check-whole.ts';
import type { Content } from '#content-model/content.ts';

/** One place where content shows a photograph. As a subject it is what the visitor came to see, not the page's setting. */
export type Use = { place: string; subject: boolean; leastWidth: number; focus: string };

/** A file of photos/: name without its ending, size in pixels and bytes. */
export type Photo = { name: string; width: number; height: number; bytes: number };

const leastWidth = 1600;
// These fill a wide screen: the hero from edge to edge, the gallery in its lightbox.
const leastWidthInFull = 2000;
const mostBytes = 600_000;
/** What content/README.md says is used where no focus is given. */
const noFocus = '50% 50%';

const subjects = /^(services\/.+|gallery) pictures\.|^(home|about) hero\.picture$/;
const inFull = /^gallery |^home hero\./;

/** Every place of content that shows a photograph, by the photograph's name. */
export function usesOf(content: Content): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { file, place, picture } of allPictures(content)) {
    const source = `${file.replace(/^content\/|\.\w+$/g, '')} ${place}`;
    const use = {
      place: 'title' in picture ? `gallery: ${picture.title}` : readable(source),
      subject: subjects.test(source),
      leastWidth: inFull.test(source) ? leastWidthInFull : leastWidth,
      focus: picture.focus,
    };
    uses.set(picture.photo, [...(uses.get(picture.photo) ?? []), use]);
  }
  return uses;
}

/** `services/tv-units pictures.0` is `tv-units 1`. */
function readable(source: string): string {
  return source.replace(/^services\//, '').replace(/pictures\.(\d+)$/, (_, index) => String(Number(index) + 1));
}

/** What is wrong with a photograph where it is used; the rules are those of content/README.md. */
export function breachesOf({ width, height, bytes }: Photo, uses: Use[]): string[] {
  const least = Math.max(leastWidth, ...uses.map((use) => use.leastWidth));
  const subjectOf = uses.filter(({ subject }) => subject);
  const unfocused = uses.filter(({ focus }) => focus === noFocus);
  return [
    ...(width < least ? [`narrower than ${least} px`] : []),
    ...(Math.abs(width / height - 1.5) > 0.01 ? ['not 3:2'] : []),
    ...(bytes > mostBytes ? [`over ${mostBytes / 1000} KB`] : []),
    ...(subjectOf.length > 1 ? [`subject of ${subjectOf.length} places`] : []),
    ...unfocused.map(({ place }) => `no focus in ${place}`),
  ];
}
