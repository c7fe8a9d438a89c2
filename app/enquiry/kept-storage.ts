import { useSyncExternalStore } from 'react';

/** Where enquiries that are not sent yet stay: in this browser, beyond the tab. Part of every page, so kept small. */
const storageKey = 'kept-enquiries';

/** Null where nothing is kept or storage is blocked. */
export function readKept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Returns false where storage is blocked or full. */
export function writeKept(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    return false;
  }
  // Browsers tell only the other tabs.
  window.dispatchEvent(new Event('storage'));
  return true;
}

/** Calls `listener` after a change, also one made in another tab. Returns the way to stop. */
export function onKeptChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** What is stored of enquiries that are not sent, as text; null where there is none. */
export function useKept(): string | null {
  return useSyncExternalStore(onKeptChange, readKept, () => null);
}
