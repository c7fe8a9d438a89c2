/** Says that there is no connection, as long as there is none, and that opened pages still work where the service worker has them. */
export function showOfflineLine(): void {
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
