import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

export const bottomBarId = 'bottom-bar';

/**
 * The foot of the window, where what waits for the visitor stands in sight. The page grows by its height at the end, so
 * that nothing is covered for good and nothing shifts. Fixed and not sticky: a browser scrolls the page to bring the focus
 * into something sticky. Other parts reach it by `bottomBarId`.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBarHeight(bar);
  return (
    <div ref={bar} id={bottomBarId} className="no-print fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] overflow-y-auto">
      {children}
    </div>
  );
}

/** Tells how much is covered: focus must not hide there (WCAG 2.4.11), the page ends and toasts stand above it. */
function useBottomBarHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight > 0 ? `${element.offsetHeight}px` : '';
      style.setProperty('--bottom-bar-height', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
}
