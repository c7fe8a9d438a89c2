import { useSyncExternalStore } from 'react';

/** What the address opens: a file, the page that publishes, or '' for the list. */
export function useHash(): string {
  return useSyncExternalStore(followHash, readHash);
}

function readHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // A typed address, such as #50%.
    return '';
  }
}

function followHash(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
