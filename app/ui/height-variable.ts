/**
 * Writes an element's height into the custom property of the page that it names, for the space that it covers. Only if
 * it differs: a change makes the browser compute the style of the whole page again.
 */
export function writeHeight(element: HTMLElement): void {
  const root = document.documentElement;
  const name = element.dataset.heightVariable ?? '';
  new ResizeObserver(() => {
    const height = `${element.offsetHeight}px`;
    if (getComputedStyle(root).getPropertyValue(name) !== height) root.style.setProperty(name, height);
  }).observe(element);
}
