/** The value of a stored text; null if there is none, or if it is no JSON: anybody may have changed it. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
