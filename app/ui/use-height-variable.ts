import { type RefObject, useEffect } from 'react';

/** Writes an element's height into a custom property of the page, for the space that the element covers. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => document.documentElement.style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, name]);
}
