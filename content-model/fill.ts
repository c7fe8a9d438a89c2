const placeholder = /\{\{\s*([A-Za-z]+)\s*\}\}/g;

/** The names in double braces that `values` does not know, with the path of the text that uses each. */
export type Unknown = { place: string; name: string };

/**
 * Replaces every {{name}} in every text of `data` by `values[name]`, at any depth. Unknown names stay as they are and
 * are reported, so that the build can name them.
 */
export function fill<T>(data: T, values: Record<string, string>, unknown: Unknown[] = [], place = ''): T {
  if (typeof data === 'string') {
    return data.replace(placeholder, (whole, name: string) => {
      if (Object.hasOwn(values, name)) return values[name] as string;
      unknown.push({ place, name });
      return whole;
    }) as T;
  }
  if (Array.isArray(data)) {
    return data.map((item, index) => fill(item, values, unknown, join(place, index))) as T;
  }
  if (data && typeof data === 'object') {
    const entries = Object.entries(data).map(([key, value]) => [key, fill(value, values, unknown, join(place, key))]);
    return Object.fromEntries(entries) as T;
  }
  return data;
}

function join(place: string, key: string | number): string {
  return place ? `${place}.${key}` : String(key);
}
