import { isMapping, nameKeys } from './form-field.ts';
import { isSame } from './merge-fields.ts';

/**
 * Returns for each entry of `next` the index of the old entry that it is or was made from; undefined if it is new. The
 * most alike are paired first, and the rest if they are at the same place.
 */
export function pairEntries(old: unknown[], next: unknown[]): (number | undefined)[] {
  const pairs = next.flatMap((value, to) => old.map((each, from) => ({ to, from, alike: likeness(each, value) })));
  const found: (number | undefined)[] = next.map(() => undefined);
  for (const { to, from, alike } of pairs.toSorted((a, b) => b.alike - a.alike)) {
    if ((alike > 0 || to === from) && found[to] === undefined && !found.includes(from)) found[to] = from;
  }
  return found;
}

function likeness(a: unknown, b: unknown): number {
  if (isSame(a, b)) return Number.MAX_SAFE_INTEGER;
  if (!isMapping(a) || !isMapping(b)) return 0;
  return nameKeys.filter((key) => a[key] && a[key] === b[key]).length;
}
