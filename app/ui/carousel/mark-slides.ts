/** Takes the slides out of the tab order of which less than `part` shows in `view`. */
export function markSlidesInView(row: HTMLElement, view: HTMLElement, part: number): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting);
    },
    { root: view, threshold: part },
  );
  for (const slide of row.children) observer.observe(slide);
}
