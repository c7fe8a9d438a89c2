import { listen } from './listen.ts';

/** `whenIdle` waits no longer than this: a browser that is always busy is never idle. */
const maxWaitMs = 500;

/** Calls `act` at once; on a prerendered page, when it is shown. */
export function whenShown(act: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

/** Calls `act` each time the page comes back from the back-forward cache. Returns a function that stops it. */
export function onPageRestore(act: () => void): () => void {
  return listen(['pageshow'], (event) => (event as PageTransitionEvent).persisted && act());
}

/**
 * Calls `act` after load: when idle, at the latest after `maxWaitMs`; at once if the browser does not say when it is idle.
 * A prerendered page waits until it is shown.
 */
export function whenIdle(act: () => void): void {
  const idle = () => void ('requestIdleCallback' in window ? requestIdleCallback(act, { timeout: maxWaitMs }) : setTimeout(act));
  const loaded = () => (document.readyState === 'complete' ? idle() : addEventListener('load', idle, { once: true }));
  whenShown(loaded);
}

/** Calls `act` once the element is in view, or a quarter of a screen from it. A hidden element is never near. */
export function whenNear(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '25% 0%' },
  );
  observer.observe(element);
}

const uses = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'hashchange'];

/**
 * Calls `act` when the visitor acts or the page is scrolled. Calls it when idle if that has already happened, or if the
 * address has a query or a fragment. It may be called twice.
 */
export function whenUsed(act: () => void): void {
  const stop = listen(uses, () => {
    stop();
    act();
  });
  // Not at once: reading the scroll position makes the browser lay out the page.
  whenIdle(() => {
    if (location.search || location.hash || scrollY > 0 || navigator.userActivation?.hasBeenActive) act();
  });
}
