import type { FinishSet } from './schema.ts';
import { slugify } from './slugify.ts';

/** The address of a room in one of its finishes; the first has that of the room. */
export function finishPath({ slug, options }: Pick<FinishSet, 'slug' | 'options'>, index = 0): string {
  const path = `/finishes/${slug}`;
  return index === 0 ? path : `${path}/${slugify(options[index]?.name ?? '')}`;
}
