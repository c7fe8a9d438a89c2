import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendering and hydrating, true afterwards: for what depends on the visitor's address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
