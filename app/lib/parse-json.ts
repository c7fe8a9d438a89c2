/** What a stored text holds; null where it is none or no JSON, which anybody may have changed. */
export function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
