/** Says while there is no connection that there is none, and whether opened pages still work. */
export function startOfflineLine(): void {
  const line = document.querySelector<HTMLElement>('[data-offline]');
  const pages = line?.querySelector<HTMLElement>('[data-offline-pages]');
  if (!line || !pages) return;
  const show = () => {
    pages.hidden = !navigator.serviceWorker?.controller;
    line.hidden = navigator.onLine;
  };
  addEventListener('online', show);
  addEventListener('offline', show);
  show();
}
