import { type RefObject, useEffect, useState } from 'react';

type Autoplay = { moving: boolean; playing: boolean; toggle: () => void };

/**
 * Calls `advance` every `delayMs` milliseconds while nothing holds it: the visitor's pause button, a hovering pointer,
 * keyboard focus inside, a hidden tab, or the region being off screen. Taps and swipes do not end it. It starts paused
 * where the visitor asked for reduced motion (WCAG 2.2.2).
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, delayMs: number, advance: () => void): Autoplay {
  const [playing, setPlaying] = useState(true);
  const held = useHeld(region);
  const moving = playing && !held;
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    if (!moving) return;
    const timer = setInterval(advance, delayMs);
    return () => clearInterval(timer);
  }, [moving, delayMs, advance]);
  return { moving, playing, toggle: () => setPlaying((value) => !value) };
}

function useHeld(region: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [onScreen, setOnScreen] = useState(false);
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerenter', (event) => setHovered(event.pointerType === 'mouse'), { signal });
    element.addEventListener('pointerleave', () => setHovered(false), { signal });
    // A tap focuses what it touches; only focus that the keyboard moved holds the slides.
    element.addEventListener('focusin', (event) => setFocused((event.target as Element).matches(':focus-visible')), { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    document.addEventListener('visibilitychange', () => setHidden(document.hidden), { signal });
    const observer = new IntersectionObserver(([entry]) => setOnScreen(Boolean(entry?.isIntersecting)));
    observer.observe(element);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [region]);
  return hovered || focused || hidden || !onScreen;
}
