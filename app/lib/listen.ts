/** Calls `listener` at each of these events, of the window or of anything in it. Returns a function that stops it. */
export function listen(types: string[], listener: (event: Event) => void): () => void {
  const listening = new AbortController();
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}
