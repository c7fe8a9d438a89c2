import { partsOf } from './parts.ts';

const placeholder = /\{\{\s*([A-Za-z][\w ,+-]*?)\s*\}\}/g;

/** The value of a name in double braces; undefined where the name is not known. */
export type Lookup = (name: string) => string | undefined;

/** Replaces every {{name}} in every text of `data`, at any depth, by what `lookup` knows of it. Unknown names stay. */
export function fill<T>(data: T, lookup: Lookup): T {
  const filled = (text: string) => text.replace(placeholder, (placed, name: string) => lookup(name) ?? placed);
  return JSON.parse(JSON.stringify(data), (_, part) => (typeof part === 'string' ? filled(part) : part));
}

/** The names in double braces that `lookup` does not know, with the place of the text that uses each. */
export function unknownNames(data: unknown, lookup: Lookup): { place: string; name: string }[] {
  return [...partsOf(data)].flatMap(({ place, part }) => {
    const names = typeof part === 'string' ? [...part.matchAll(placeholder)].map(([, name = '']) => name) : [];
    return names.filter((name) => lookup(name) === undefined).map((name) => ({ place, name }));
  });
}
