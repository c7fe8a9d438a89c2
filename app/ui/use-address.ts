import { startTransition, useEffect, useState } from 'react';
import { onAddressChange } from '#app/lib/address.ts';

/** The query of the address, '?room=Kitchen'; empty while hydrating, because the page was drawn without it. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useAddress(query));
}

/** The part of the address from # on; empty while hydrating. */
export function useHash(): string {
  return useAddress(hash);
}

const query = () => location.search;
const hash = () => location.hash;

/** Drawn after the touch that changed the address has been answered on the screen. */
function useAddress(read: () => string): string {
  const [part, setPart] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setPart(read));
    follow();
    return onAddressChange(follow);
  }, [read]);
  return part;
}
