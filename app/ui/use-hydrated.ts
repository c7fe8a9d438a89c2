import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the prerendered page and its hydration, true from then on: for what only the visitor's address can tell. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
