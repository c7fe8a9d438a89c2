import { listen } from './listen.ts';

/** The event after this page changed its own address: browsers have one for Back and Forward only. */
const changed = 'addresschange';

/** Shows another query, '?room=Kitchen', in the address; with `state` as a new step of the history. */
export function setQuery(query: string, state?: unknown): void {
  const url = location.pathname + query;
  if (state === undefined) history.replaceState(history.state, '', url);
  else history.pushState(state, '', url);
  dispatchEvent(new Event(changed));
}

/** The query of the address on show with one value changed, or taken out by null. */
export function queryWith(name: string, value: string | null): string {
  const params = new URLSearchParams(location.search);
  if (value) params.set(name, value);
  else params.delete(name);
  return params.size > 0 ? `?${params}` : '';
}

/** Calls `listener` after each change of the address. Returns a function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  return listen([changed, 'popstate', 'hashchange'], listener);
}
