/** Makes the buttons and arrow keys of a row scroll it, one slide at a time; the buttons stop at the ends. */
export function startScrolling(carousel: HTMLElement): void {
  const row = carousel.querySelector('[data-carousel-row]') as HTMLElement;
  const buttons = [...carousel.querySelectorAll<HTMLButtonElement>('[data-carousel-step]')];
  const scroll = (direction: number) => row.scrollBy({ left: direction * (row.firstElementChild?.getBoundingClientRect().width ?? 0) });

  function showEnds() {
    const end = row.scrollWidth - row.clientWidth;
    for (const button of buttons) {
      button.disabled = Number(button.dataset.carouselStep) < 0 ? row.scrollLeft <= 2 : row.scrollLeft >= end - 2;
    }
  }

  for (const button of buttons) button.addEventListener('click', () => scroll(Number(button.dataset.carouselStep)));
  carousel.addEventListener('keydown', (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    scroll(direction);
  });
  row.addEventListener('scroll', showEnds, { passive: true });
  new ResizeObserver(showEnds).observe(row);
  markSlidesInView(row);
}

/** Only slides of which something shows are in the tab order. */
function markSlidesInView(row: HTMLElement): void {
  const slides = Array.from(row.children);
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      for (const slide of slides) slide.toggleAttribute('inert', !inView.has(slide));
    },
    { root: row, threshold: 0.1 },
  );
  for (const slide of slides) observer.observe(slide);
}
