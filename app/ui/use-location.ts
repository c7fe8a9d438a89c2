import { startTransition, useEffect, useState } from 'react';
import { onLocationChange } from '#app/lib/location.ts';

/**
 * The part of the address from ? or from # on; empty while hydrating, because the page was rendered without it. A change is
 * rendered as a transition, so that the screen responds to a touch first.
 */
export function useLocation(part: 'search' | 'hash'): string {
  const [text, setText] = useState('');
  useEffect(() => {
    const follow = () => startTransition(() => setText(location[part]));
    follow();
    return onLocationChange(follow);
  }, [part]);
  return text;
}
