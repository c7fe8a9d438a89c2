/** A browser that is always busy never has time. */
const longestMs = 500;

/** Calls `act` after the page has loaded, when the browser has time, or half a second later. A page that is only prepared waits until it is shown. */
export function whenIdle(act: () => void): void {
  const idle = () => void ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: longestMs }) : setTimeout(act));
  const loaded = () => (document.readyState === 'complete' ? idle() : addEventListener('load', idle, { once: true }));
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', loaded, { once: true });
  else loaded();
}

/** Calls `act` once the element is within some screens' heights of the view. What is not drawn is not near. */
export function whenNear(element: Element, act: () => void, screens = 1): void {
  const margin = `${screens * 100}% 0%`;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    // The second is for what a dialog scrolls.
    { rootMargin: margin, scrollMargin: margin } as IntersectionObserverInit,
  );
  observer.observe(element);
}
