import { trustedUrl } from '#app/lib/trusted-url.ts';
import { whenIdle } from '#app/lib/when.ts';
import { serviceWorkerPath } from '#contract/endpoints.ts';

/** Milliseconds after the page is idle. */
const restMs = 4000;

/** Registers the service worker once the page has loaded and is idle. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator) whenIdle(() => setTimeout(register, restMs));
}

/** Browsers refuse if storage is blocked; the site then works online only. */
function register(): void {
  navigator.serviceWorker.register(trustedUrl('service-worker', serviceWorkerPath)).catch(() => {});
}
