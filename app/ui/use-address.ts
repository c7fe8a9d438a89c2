import { startTransition, useEffect, useState } from 'react';
import { onAddressChange } from '#app/lib/address.ts';

/**
 * The part of the address from ? or from # on; empty while hydrating, because the page was drawn without it. A change is
 * drawn after the touch that made it has been answered on the screen.
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
