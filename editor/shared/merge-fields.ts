import { isMapping } from './form-field.ts';

/** Returns `mine` with what only `saved` changed since `base`: by key in maps, lists and texts as a whole. */
export function mergeFields(base: unknown, saved: unknown, mine: unknown): unknown {
  if (isSame(mine, base)) return saved;
  if (isSame(saved, base) || !isMapping(base) || !isMapping(saved) || !isMapping(mine)) return mine;
  // The words and the focus of one photograph do not fit another.
  if (saved.photo !== mine.photo) return mine;
  const keys = new Set([...Object.keys(mine), ...Object.keys(saved)]);
  const merged = [...keys].map((key) => [key, mergeFields(base[key], saved[key], mine[key])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

export function isSame(a: unknown, b: unknown): boolean {
  // The page has no `isDeepStrictEqual`.
  return JSON.stringify(a) === JSON.stringify(b);
}
