/** Calls `listener` at each of these events, of the window or of anything in it. Returns a function that stops it. */
export function listen(types: string[], listener: (event: Event) => void): () => void {
  const listening = new AbortController();
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

/** Calls `listener` when the page comes back from the back-forward cache. Returns a function that stops it. */
export function onPageRestore(listener: () => void): () => void {
  return listen(['pageshow'], (event) => (event as PageTransitionEvent).persisted && listener());
}
