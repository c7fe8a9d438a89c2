import { useSyncExternalStore } from 'react';

/** The visitor's project stays in this browser, under this key. Part of every page, so without the schema. */
const storageKey = 'project-v1';

/** The project as it was stored; null where there is none or storage is blocked. */
export function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Null removes the project. Returns false where storage is blocked or full. */
export function writeStored(text: string | null): boolean {
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

/** Calls `listener` after a change, also one made in another tab. Returns what stops it. */
export function onProjectChange(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** The stored project as text; null where there is none, and while hydrating. */
export function useStored(): string | null {
  return useSyncExternalStore(onProjectChange, readStored, () => null);
}

type Contents = { photos: readonly string[]; services: readonly string[] };

let last: { text: string | null } & Contents = { text: null, photos: [], services: [] };

/** Names of the saved photographs and wanted services, of whatever can be read. */
export function useSaved(): Contents {
  const text = useStored();
  if (text !== last.text) last = { text, ...contentsOf(text) };
  return last;
}

function contentsOf(text: string | null): Contents {
  try {
    const { pictures, services } = JSON.parse(text ?? '') as Record<string, Record<string, string>[]>;
    return { photos: pictures?.map(({ photo }) => photo as string) ?? [], services: services?.map(({ slug }) => slug as string) ?? [] };
  } catch {
    return { photos: [], services: [] };
  }
}
