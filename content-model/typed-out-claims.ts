import { partsOf } from './parts.ts';
import type { Claims } from './schema.ts';

type TypedOut = { place: string; name: string; value: string };

/** The focus of a photograph is two percentages that claim nothing, and a penalty has figures of its own. */
const claimsNothing = /focus$|\b(penalty|cap)$/i;

/**
 * Claims whose figure a text types out, with their places. Only values with a sign of their own (500+, 20-25%) are
 * looked for: plain words such as "30 days" have other uses.
 */
export function typedOutClaims(data: unknown, claims: Claims): TypedOut[] {
  const longestFirst = claims.filter(({ value }) => /\d[+%]/.test(value)).toSorted((a, b) => b.value.length - a.value.length);
  return [...partsOf(data)].flatMap(({ place, part: text }) => {
    if (typeof text !== 'string' || claimsNothing.test(place)) return [];
    // A figure of its own: "5+" is not part of "25+".
    const found = longestFirst.find(({ value }) => text.includes(value) && !/[\d,.-]/.test(text[text.indexOf(value) - 1] ?? ''));
    return found ? [{ place, name: found.name, value: found.value }] : [];
  });
}
