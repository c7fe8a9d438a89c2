import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

export const dockId = 'dock';

/**
 * The foot of the page, where what waits for the visitor stands in sight: the last thing in the page and sticky, so that it
 * covers no end of a page and shifts nothing when something comes. Other parts reach it by `dockId`.
 */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useDockedHeight(dock);
  return (
    <div ref={dock} id={dockId} className="no-print sticky bottom-0 z-30 max-h-[70dvh] overflow-y-auto">
      {children}
    </div>
  );
}

/** Tells the page how much of its foot is covered: focus must not hide there (WCAG 2.4.11), and toasts stand above it. */
function useDockedHeight(dock: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = element.offsetHeight > 0 ? `${element.offsetHeight}px` : '';
      style.setProperty('--docked', height);
      style.setProperty('scroll-padding-bottom', height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dock]);
}
