import { allPictures } from './check-whole.ts';
import type { Content } from './content.ts';
import type { Problem } from './problems.ts';
import type { Studio } from './schema.ts';

/**
 * Lists what must be replaced by the studio's own before the site goes live: what content marks as a stand-in, what looks
 * like one without a mark, and what only the studio can decide.
 */
export function standIns(content: Content): Problem[] {
  return [...studioFacts(content.studio), ...toSettle(content.studio), ...terms(content), ...reviews(content), ...photographs(content)];
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

/** Each entry names the file and the place where the answer belongs. */
function toSettle(studio: Studio): Problem[] {
  return studio.toSettle.map(({ where, question }) => ({
    file: 'content/studio.yaml',
    place: 'toSettle',
    fix: `${question} (Answer it in ${where}, then delete the entry.)`,
  }));
}

function terms({ claims }: Content): Problem[] {
  return Object.entries(claims)
    .filter(([, { standIn }]) => standIn)
    .map(([name]) => ({
      file: 'content/claims.yaml',
      place: `${name}.terms`,
      fix: "these terms were written for the studio: put the studio's own, then delete standIn",
    }));
}

function reviews({ testimonials }: Content): Problem[] {
  return testimonials.flatMap(({ standIn, name }, index) =>
    standIn
      ? [
          {
            file: 'content/testimonials.yaml',
            place: String(index),
            fix: `the review of ${name} is invented: put a real one, with the link to its original, then delete standIn`,
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
