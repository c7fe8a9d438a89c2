import { loadModule } from '#app/lib/load-module.ts';
import { whenNear } from '#app/lib/when.ts';
import { awakeEvent } from '#app/ui/island/awake-event.ts';
import { startScrolling } from './scrolling.ts';

/** Starts each carousel once it is nearly in view. Without its code the row scrolls by hand. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
    whenNear(carousel, () => start(carousel).catch(reportError));
  }
}

async function start(carousel: HTMLElement): Promise<void> {
  if (carousel.dataset.carousel === 'looping') (await loadModule(() => import('./looping.ts'))).startLooping(carousel);
  else startScrolling(carousel);
  carousel.dataset.awake = '';
  dispatchEvent(new Event(awakeEvent));
}
