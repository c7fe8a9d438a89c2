import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls `act` whenever a link has been followed, also one to the page on show. Not at the start of the application: what
 * was opened before that stays open.
 */
export function useOnNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  });
}
