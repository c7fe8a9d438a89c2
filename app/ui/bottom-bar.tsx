import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const bottomBarId = 'bottom-bar';

/**
 * Fixed bar at the bottom for contact links and pending notices. The page grows by its height at the end, so nothing
 * stays covered, and focus and toasts stay above it. Not sticky: a browser would scroll the page to bring the focus
 * into it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div id={bottomBarId} data-height-variable="--bottom-bar-height" className="bottom-bar no-print">
      {children}
    </div>
  );
}

/** Puts a bar of an island's own into the bottom bar. */
export function InBottomBar({ children }: { children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById(bottomBarId)), []);
  return bar && createPortal(children, bar);
}
