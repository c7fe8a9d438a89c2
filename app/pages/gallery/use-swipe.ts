import { useRef } from 'react';

/** A horizontal movement of at least this many pixels turns the picture. */
const thresholdPx = 48;

/** Handlers that call `turn` with 1 for a swipe to the left and -1 for one to the right. Pinching, and moving about in a page enlarged by it, are left alone. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: React.TouchEvent) {
      const enlarged = (visualViewport?.scale ?? 1) > 1;
      const touch = event.touches.length === 1 && !enlarged ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: React.TouchEvent) {
      const touch = event.changedTouches[0];
      if (!start.current || !touch) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= thresholdPx && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
