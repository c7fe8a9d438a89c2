import { listen } from './listen.ts';

/** The event after this page changed its own address: not every browser has one of its own for that. */
const changed = 'locationchange';

/** Shows another query in the address; with `state`, as a new history entry. */
export function setQuery(query: string, state?: unknown): void {
  const url = location.pathname + query;
  if (state === undefined) history.replaceState(history.state, '', url);
  else history.pushState(state, '', url);
  dispatchEvent(new Event(changed));
}

/** Calls `listener` after each change of the address. Returns a function that stops it. */
export function onLocationChange(listener: () => void): () => void {
  return listen([changed, 'popstate', 'hashchange'], listener);
}
