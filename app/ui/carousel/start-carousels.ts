import { load } from '#app/lib/load-module.ts';
import { whenNear } from '#app/lib/when.ts';

const kinds: Record<string, () => Promise<(carousel: HTMLElement) => void>> = {
  looping: async () => (await import('./looping.ts')).startLooping,
  scrolling: async () => (await import('./scrolling.ts')).startScrolling,
};

/** Starts each carousel a quarter of a screen before the view. Without its code the row scrolls by hand. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    const fetchStart = kinds[carousel.dataset.carousel ?? ''];
    if (!fetchStart) continue;
    const start = async () => {
      try {
        (await load(fetchStart))(carousel);
        carousel.dataset.awake = '';
        dispatchEvent(new Event('awake'));
      } catch (error) {
        reportError(error);
      }
    };
    whenNear(carousel, start, 0.25);
  }
}
