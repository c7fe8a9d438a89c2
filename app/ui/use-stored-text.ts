import { useSyncExternalStore } from 'react';
import type { StoredText } from '#app/lib/stored-text.ts';

/** A stored text; null if there is none, and while hydrating. */
export function useStoredText({ onChange, read }: StoredText): string | null {
  return useSyncExternalStore(onChange, read, () => null);
}
