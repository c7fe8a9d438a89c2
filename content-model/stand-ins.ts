import { type Content, partsOf } from './content.ts';
import type { Problem } from './problems.ts';
import type { Studio } from './schema.ts';

/**
 * Lists what must be replaced by the studio's own before the site goes live: what content marks as a stand-in, what
 * looks like one without a mark, and what only the studio can decide.
 */
export function standIns(content: Content): Problem[] {
  return [...studioFacts(content.studio), ...toSettle(content.studio), ...marked(content)];
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

/** What is marked by `standIn`: terms of claims, reviews and photographs. */
function marked(content: Content): Problem[] {
  return partsOf(content).flatMap(({ file, place, value }) => {
    const { standIn, photo, name, terms } = Object(value) as { standIn?: boolean; photo?: string; name?: string; terms?: string };
    const what = photo ? `the photograph ${photo}.jpg` : `the ${terms ? 'terms' : 'review'} of ${name}`;
    return standIn ? [{ file, place, fix: `${what} is a stand-in: put the studio's own, then delete standIn` }] : [];
  });
}
