import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Calls `act` after every followed link, also one to the current page. Not when the application starts: what was opened
 * before stays open.
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
