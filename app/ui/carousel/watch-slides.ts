/** Calls `show` with each slide, and whether `share` of it or more is in `viewport`, at first and whenever that changes. */
export function watchSlides(row: HTMLElement, viewport: HTMLElement, share: number, show: (slide: Element, inView: boolean) => void): void {
  const showAll = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) show(target, isIntersecting);
  };
  const observer = new IntersectionObserver(showAll, { root: viewport, threshold: share });
  for (const slide of row.children) observer.observe(slide);
}
