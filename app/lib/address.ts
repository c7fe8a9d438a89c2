import { listen } from './listen.ts';

/** The event after this page changed its own address: browsers have one for Back and Forward only. */
const changed = 'addresschange';

/** Shows another query, '?picture=kitchen-island', in the address; with `state` as a new step of the history. */
export function setQuery(query: string, state?: unknown): void {
  const url = location.pathname + query;
  if (state === undefined) history.replaceState(history.state, '', url);
  else history.pushState(state, '', url);
  dispatchEvent(new Event(changed));
}

/** Calls `listener` after each change of the address. Returns a function that stops it. */
export function onAddressChange(listener: () => void): () => void {
  return listen([changed, 'popstate', 'hashchange'], listener);
}
