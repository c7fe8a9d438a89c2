import { type RefObject, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { WayOn, type WayOnProps } from './way-on.tsx';

/**
 * The way on at the foot of the page, once the dialog has closed and until it is dismissed. The last thing in the page
 * and sticky, so that it covers no end of a page.
 */
export function DockedWayOn({ mail, onDismiss }: WayOnProps) {
  const bar = useRef<HTMLElement>(null);
  useDockedHeight(bar, mail !== null);
  return createPortal(
    <section
      ref={bar}
      aria-label={mail ? 'Your quote request' : undefined}
      className={mail ? 'no-print sticky bottom-0 z-30 border-t border-brass bg-surface' : undefined}
    >
      <div className={mail ? 'page py-4' : undefined}>
        <WayOn mail={mail} onDismiss={onDismiss} />
      </div>
    </section>,
    document.body,
  );
}

/** Tells the page how much of its foot is covered: focus must not hide there (WCAG 2.4.11), and toasts stand above it. */
function useDockedHeight(bar: RefObject<HTMLElement | null>, shown: boolean) {
  useEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--docked', `${element.offsetHeight}px`);
      style.setProperty('scroll-padding-bottom', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--docked');
      style.removeProperty('scroll-padding-bottom');
    };
  }, [bar, shown]);
}
