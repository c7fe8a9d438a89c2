/** Writes an element's height into the custom property of the page that it names, for the space that it covers. Returns a function that stops it. */
export function writeHeight(element: HTMLElement): () => void {
  const name = element.dataset.heightVariable ?? '';
  const observer = new ResizeObserver(() => document.documentElement.style.setProperty(name, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => observer.disconnect();
}
