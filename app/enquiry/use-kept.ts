import { useSyncExternalStore } from 'react';
import { onKeptChange, readKept } from './kept-storage.ts';

/** What is stored of enquiries that are not sent, as text; null where there is none, and while hydrating. */
export function useKept(): string | null {
  return useSyncExternalStore(onKeptChange, readKept, () => null);
}
