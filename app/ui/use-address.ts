import { startTransition, useEffect, useState } from 'react';
import { onAddressChange } from '#app/lib/address.ts';

/**
 * The part of the address from ? or from # on; empty while hydrating, because the page was drawn without it. A change is
 * drawn as a transition, so that the screen responds to a touch first.
 */
export function useAddress(part: 'search' | 'hash'): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setText(location[part]));
    follow();
    return onAddressChange(follow);
  }, [part]);
  return text;
}
