import { useSyncExternalStore } from 'react';
import { onAddressChange } from '#app/lib/address.ts';

/** The query of the address, '?room=Kitchen'; empty while hydrating, because the page was drawn without it. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(
    useSyncExternalStore(
      onAddressChange,
      () => location.search,
      () => '',
    ),
  );
}

/** The part of the address from # on; empty while hydrating. */
export function useHash(): string {
  return useSyncExternalStore(
    onAddressChange,
    () => location.hash,
    () => '',
  );
}
