/** Takes slides out of the tab order while less than `share` of them is in `viewport`. */
export function markSlidesInView(row: HTMLElement, viewport: HTMLElement, share: number): void {
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) target.toggleAttribute('inert', !isIntersecting);
  };
  const observer = new IntersectionObserver(mark, { root: viewport, threshold: share });
  for (const slide of row.children) observer.observe(slide);
}
