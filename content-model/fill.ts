import { childKeyPath } from './problems.ts';

const placeholder = /\{\{\s*([A-Za-z][\w ,+-]*?)\s*\}\}/g;

/** The value of a name in double braces; undefined if the name is not known. */
export type Lookup = (name: string) => string | undefined;

/** Replaces every {{name}} in a text by what `lookup` knows of it. Unknown names stay. */
export function fill(text: string, lookup: Lookup): string {
  return text.replace(placeholder, (placed, name: string) => lookup(name) ?? placed);
}

/** `data` with every text in it, at any depth, as `change` returns it. `keyPath` is where a text is: 'pictures.0.alt'. */
export function mapTexts(data: unknown, change: (text: string, keyPath: string) => string, keyPath = ''): unknown {
  if (typeof data === 'string') return change(data, keyPath);
  if (Array.isArray(data)) return data.map((item, index) => mapTexts(item, change, childKeyPath(keyPath, index)));
  if (!data || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, mapTexts(value, change, childKeyPath(keyPath, key))]));
}
