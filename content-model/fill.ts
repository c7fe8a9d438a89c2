import { placeIn } from './problems.ts';

const placeholder = /\{\{\s*([A-Za-z][\w ,+-]*?)\s*\}\}/g;

/** The value of a name in double braces; undefined where the name is not known. */
export type Lookup = (name: string) => string | undefined;

/** The names in double braces that `lookup` does not know, with the path of the text that uses each. */
export type Unknown = { place: string; name: string };

/**
 * Replaces every {{name}} in every text of `data` by what `lookup` knows of it, at any depth. Unknown names stay as
 * they are and are reported, so that the build can name them.
 */
export function fill<T>(data: T, lookup: Lookup, unknown: Unknown[] = [], place = ''): T {
  if (typeof data === 'string') {
    return data.replace(placeholder, (placed, name: string) => {
      const value = lookup(name);
      if (value === undefined) unknown.push({ place, name });
      return value ?? placed;
    }) as T;
  }
  if (Array.isArray(data)) {
    return data.map((item, index) => fill(item, lookup, unknown, placeIn(place, String(index)))) as T;
  }
  if (data && typeof data === 'object') {
    const entries = Object.entries(data).map(([key, value]) => [key, fill(value, lookup, unknown, placeIn(place, key))]);
    return Object.fromEntries(entries) as T;
  }
  return data;
}
