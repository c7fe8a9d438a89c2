import { type ReactNode, useRef } from 'react';
import { useHeightVariable } from './use-height-variable.ts';

export const bottomBarId = 'bottom-bar';

/**
 * Fixed bar at the bottom for contact links and pending notices. The page grows by its height at the end, so nothing stays covered, and
 * focus and toasts stay above it. Not sticky: a browser would scroll the page to bring the focus into it.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightVariable(bar, '--bottom-bar-height');
  return (
    <div
      ref={bar}
      id={bottomBarId}
      className="no-print fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] max-[20rem]:max-h-[45dvh] overflow-y-auto"
    >
      {children}
    </div>
  );
}
