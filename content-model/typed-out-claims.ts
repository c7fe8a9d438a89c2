import { placeIn } from './problems.ts';
import type { Claims } from './schema.ts';

type TypedOut = { place: string; name: string; value: string };

/**
 * Claims whose figure a text types out, with their places. Only values with a sign of their own (500+, 20-25%) are
 * looked for: plain words such as "30 days" have other uses.
 */
export function typedOutClaims(data: unknown, claims: Claims, place = ''): TypedOut[] {
  if (typeof data === 'string') return inText(data, claims, place);
  if (!data || typeof data !== 'object') return [];
  // The focus of a photograph is two percentages that claim nothing, and a penalty has figures of its own.
  const entries = Object.entries(data).filter(([key]) => !/focus$|^(penalty|cap)$/i.test(key));
  return entries.flatMap(([key, item]) => typedOutClaims(item, claims, placeIn(place, key)));
}

function inText(text: string, claims: Claims, place: string): TypedOut[] {
  const longestFirst = Object.entries(claims)
    .map(([name, { value }]) => ({ name, value }))
    .filter(({ value }) => /\d[+%]/.test(value))
    .sort((a, b) => b.value.length - a.value.length);
  // A figure of its own: "5+" is not part of "25+".
  const found = longestFirst.find(({ value }) => text.includes(value) && !/[\d,.-]/.test(text[text.indexOf(value) - 1] ?? ''));
  return found ? [{ place, ...found }] : [];
}
