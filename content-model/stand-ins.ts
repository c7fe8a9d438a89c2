import type { Content } from './content.ts';
import { contentValues } from './content-values.ts';
import type { Problem } from './problems.ts';
import type { Studio } from './schema.ts';

/**
 * Lists what must be replaced by the studio's own before the site goes live: addresses that reach nobody, what only the
 * studio can decide, and what content marks as a stand-in.
 */
export function standIns(content: Content): Problem[] {
  return [...reachingNobody(content.studio), ...toSettle(content.studio), ...marked(content)];
}

/** `.example` addresses never exist (RFC 2606), and no Indian number is all zeros. */
function reachingNobody(studio: Studio): Problem[] {
  return Object.entries(studio)
    .filter(([, value]) => /\.example\b|\+91 00000 00000/.test(JSON.stringify(value)))
    .map(([keyPath]) => ({
      file: 'content/studio.yaml',
      keyPath,
      message: "this reaches nobody (.example or zeros): put the studio's own",
    }));
}

/** Each entry names the file and the place where the answer belongs. */
function toSettle(studio: Studio): Problem[] {
  return studio.toSettle.map(({ where, question }) => ({
    file: 'content/studio.yaml',
    keyPath: 'toSettle',
    message: `${question} (Answer it in ${where}, then delete the entry.)`,
  }));
}

/** Lists what is marked by `standIn`: terms of claims, reviews and photographs. */
function marked(content: Content): Problem[] {
  return contentValues(content).flatMap(({ file, keyPath, value }) => {
    const { standIn, photo, name, terms } = Object(value) as { standIn?: boolean; photo?: string; name?: string; terms?: string };
    const what = photo ? `the photograph ${photo}.jpg` : `the ${terms ? 'terms' : 'review'} of ${name}`;
    return standIn ? [{ file, keyPath, message: `${what} is a stand-in: put the studio's own, then delete standIn` }] : [];
  });
}
