import EmblaCarousel, { type EmblaOptionsType } from 'embla-carousel';
import { autoplay } from './autoplay.ts';
import { watchSlides } from './watch-slides.ts';

/** The specification's pace of the featured projects. */
const delayMs = 1500;

const options: EmblaOptionsType = { loop: true, align: 'start', breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } } };

/** Makes a row endless and moving, with its buttons. Slides out of view are inert. */
export function startLooping(carousel: HTMLElement): void {
  const viewport = carousel.querySelector('[data-carousel-viewport]') as HTMLElement;
  const row = carousel.querySelector('[data-carousel-row]') as HTMLElement;
  const play = carousel.querySelector('[data-carousel-play]') as HTMLElement;
  viewport.dataset.running = '';
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, options);
  // The next slide is cut by the edge of the screen, and does not count as in view.
  watchSlides(row, viewport, 0.5, (slide, inView) => slide.toggleAttribute('inert', !inView));

  for (const button of carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')) {
    button.addEventListener('click', () => (button.dataset.carouselStep === '1' ? embla.scrollNext() : embla.scrollPrev()));
  }
  const toggle = autoplay(carousel, delayMs, () => embla.scrollNext(), show);
  play.addEventListener('click', toggle);

  function show({ playing, moving }: { playing: boolean; moving: boolean }) {
    play.toggleAttribute('data-paused', !playing);
    play.setAttribute('aria-label', playing ? 'Pause the slides' : 'Play the slides');
    row.setAttribute('aria-live', moving ? 'off' : 'polite');
  }
}
