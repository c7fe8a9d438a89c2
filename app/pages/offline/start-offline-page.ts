import { fixedPages } from '#contract/page-paths.ts';

const retryMs = 15_000;

/** Shows the links whose pages are kept on this device, and opens the page that was wanted once the site answers. */
export function startOfflinePage(): void {
  const list = document.querySelector<HTMLElement>('[data-cached-pages]');
  if (!list) return;
  for (const link of list.querySelectorAll('a')) {
    void caches.match(link.href, { ignoreVary: true }).then((copy) => {
      if (copy && link.parentElement) list.hidden = link.parentElement.hidden = false;
    });
  }
  addEventListener('online', retry);
  // On a weak connection the browser counts as online and sends no event. /offline itself has no other page to open.
  if (location.pathname !== fixedPages.offline.path) setInterval(retry, retryMs);
}

async function retry(): Promise<void> {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  // A proxy answers 502 while the server behind it is away.
  if (response && response.status < 500) location.reload();
}
