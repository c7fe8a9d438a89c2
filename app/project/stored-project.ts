import { useSyncExternalStore } from 'react';
import { createStoredText } from '#app/lib/stored-text.ts';

/** The visitor's project as text, under a key with the version of its schema. Part of every page, so without the schema. */
export const { read: readStored, write: writeStored, onChange: onProjectChange } = createStoredText('project-v1');

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
