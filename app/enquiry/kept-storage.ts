import { useSyncExternalStore } from 'react';
import { createStoredText } from '#app/lib/stored-text.ts';

/** Enquiries that are not sent yet. */
export const { read: readKept, write: writeKept, onChange: onKeptChange } = createStoredText('kept-enquiries');

/** What is stored of enquiries that are not sent, as text; null where there is none. */
export function useKept(): string | null {
  return useSyncExternalStore(onKeptChange, readKept, () => null);
}
