import { allPictures } from './check-whole.ts';
import type { Content } from './content.ts';
import type { Problem } from './problems.ts';
import type { Studio } from './schema.ts';

/**
 * Lists what must be replaced by the studio's own before the site goes live: what content marks as a stand-in, and what
 * looks like one without a mark.
 */
export function standIns(content: Content): Problem[] {
  return [...studioFacts(content.studio), ...reviews(content), ...photographs(content)];
}

function studioFacts(studio: Studio): Problem[] {
  const marked = studio.standIns.map((place) => ({ place, fix: `put the studio's own, then take ${place} off standIns` }));
  const unmarked = Object.entries(studio)
    .filter(([place, value]) => place !== 'standIns' && !studio.standIns.includes(place) && reachesNobody(value))
    .map(([place]) => ({ place, fix: "this reaches nobody (.example or zeros): put the studio's own" }));
  return [...marked, ...unmarked].map((entry) => ({ file: 'content/studio.yaml', ...entry }));
}

/** `.example` addresses never exist (RFC 2606), and no Indian number is all zeros. */
function reachesNobody(value: unknown): boolean {
  return /\.example\b|\+91 00000 00000/.test(JSON.stringify(value));
}

function reviews({ testimonials }: Content): Problem[] {
  return testimonials.flatMap(({ standIn, name }, index) =>
    standIn
      ? [
          {
            file: 'content/testimonials.yaml',
            place: String(index),
            fix: `the review of ${name} is invented: put a real one, then delete standIn`,
          },
        ]
      : [],
  );
}

function photographs(content: Content): Problem[] {
  return allPictures(content)
    .filter(({ picture }) => picture.standIn)
    .map(({ file, place, picture }) => ({
      file,
      place,
      fix: `photos/${picture.photo}.jpg is a rendering: put a photograph of the studio's own work, then delete standIn`,
    }));
}
