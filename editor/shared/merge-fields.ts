import { isMapping } from './form-field.ts';

/** Returns `winning` with what only `yielding` changed since `base`: by key in maps, lists and texts as a whole. */
export function mergeFields(base: unknown, yielding: unknown, winning: unknown): unknown {
  if (isSame(winning, base)) return yielding;
  if (isSame(yielding, base) || !isMapping(base) || !isMapping(yielding) || !isMapping(winning)) return winning;
  // The words and the focus of one photograph do not fit another.
  if (yielding.photo !== winning.photo) return winning;
  const keys = new Set([...Object.keys(winning), ...Object.keys(yielding)]);
  const merged = [...keys].map((key) => [key, mergeFields(base[key], yielding[key], winning[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

export function isSame(a: unknown, b: unknown): boolean {
  // The page has no `isDeepStrictEqual`.
  return JSON.stringify(a) === JSON.stringify(b);
}
