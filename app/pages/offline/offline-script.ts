// The only script of the offline page: shows the links whose pages are kept on this device, and opens the page that was
// wanted once the site answers again.

import '#app/lib/remembered-theme.ts';

const retryMs = 15_000;

function showKept(): void {
  const kept = document.querySelector<HTMLElement>('[data-kept]') as HTMLElement;
  for (const link of kept.querySelectorAll('a')) {
    void caches.match(link.href, { ignoreVary: true }).then((copy) => {
      if (copy && link.parentElement) kept.hidden = link.parentElement.hidden = false;
    });
  }
}

function retry(): void {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => {},
  );
}

addEventListener('DOMContentLoaded', showKept);
addEventListener('online', retry);
// On a weak connection the browser believes that it is online and sends no event. At /offline there is no other page to
// open.
if (location.pathname !== '/offline') setInterval(retry, retryMs);
