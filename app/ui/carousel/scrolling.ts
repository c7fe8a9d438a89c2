import { hasModifier } from '#app/lib/has-modifier.ts';
import { watchSlides } from './watch-slides.ts';

/** Makes the buttons and arrow keys of a row scroll it, one slide at a time; the buttons stop at the ends. */
export function startScrolling(carousel: HTMLElement): void {
  const row = carousel.querySelector('[data-carousel-row]') as HTMLElement;
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-step]')];
  const scroll = (direction: number) => row.scrollBy({ left: direction * (row.firstElementChild?.getBoundingClientRect().width ?? 0) });

  function showEnds() {
    const end = row.scrollWidth - row.clientWidth;
    for (const button of buttons) {
      const atEnd = Number(button.dataset.carouselStep) < 0 ? row.scrollLeft <= 2 : row.scrollLeft >= end - 2;
      // A disabled button would lose the focus to the page.
      if (atEnd && button === document.activeElement) buttons.find((other) => other !== button)?.focus();
      button.disabled = atEnd;
    }
  }

  for (const button of buttons) button.addEventListener('click', () => scroll(Number(button.dataset.carouselStep)));
  carousel.addEventListener('keydown', (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || hasModifier(event)) return;
    event.preventDefault();
    scroll(direction);
  });
  row.addEventListener('scroll', showEnds, { passive: true });
  new ResizeObserver(showEnds).observe(row);
  // Not inert: where the buttons are hidden, a screen reader would know one review only.
  watchSlides(row, row, 0.1, (slide, inView) => {
    for (const link of slide.querySelectorAll('a')) link.tabIndex = inView ? 0 : -1;
  });
}
