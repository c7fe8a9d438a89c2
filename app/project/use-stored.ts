import { useSyncExternalStore } from 'react';
import { onProjectChange, readStored } from './stored-project.ts';

/** The stored project as text; null where there is none, and while hydrating. */
export function useStored(): string | null {
  return useSyncExternalStore(onProjectChange, readStored, () => null);
}
