import { placeIn } from './problems.ts';

export type Part = { place: string; part: unknown };

/** Every part of a file's facts, at any depth, with its place: the whole first, then lists, groups of facts, and texts. */
export function* partsOf(part: unknown, place = ''): Generator<Part> {
  yield { place, part };
  if (!part || typeof part !== 'object') return;
  for (const [key, value] of Object.entries(part)) yield* partsOf(value, placeIn(place, key));
}
