import { type RefObject, useRef } from 'react';

/** A horizontal movement of at least this many pixels turns the picture. */
const thresholdPx = 48;

/**
 * Handlers that call `step` with 1 for a swipe to the left and -1 for one to the right. If the view is wider than its
 * box, the finger moves the view, and only what goes beyond its edge counts. Pinch zoom, and moving about in a zoomed
 * page, are left alone.
 */
export function useSwipe(view: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; left: number } | null>(null);
  return {
    onTouchStart(event: React.TouchEvent) {
      const enlarged = (visualViewport?.scale ?? 1) > 1;
      const touch = event.touches.length === 1 && !enlarged ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY, left: view.current?.scrollLeft ?? 0 } : null;
    },
    onTouchMove(event: React.TouchEvent) {
      const touch = event.touches[0];
      if (start.current && touch) view.current?.scrollTo(start.current.left - (touch.clientX - start.current.x), 0);
    },
    onTouchEnd(event: React.TouchEvent) {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const moved = (view.current?.scrollLeft ?? 0) - start.current.left;
      const x = touch.clientX - start.current.x + moved;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= thresholdPx && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
    },
  };
}
