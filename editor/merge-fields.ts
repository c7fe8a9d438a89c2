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

/** Whether both are the same, in whatever order their keys are. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [a, b].map((value) =>
    JSON.stringify(value, (_, each) => (isMapping(each) ? Object.fromEntries(Object.entries(each).toSorted()) : each)),
  );
  return one === other;
}
