import type { Seen } from './service-worker.ts';

type Router = {
  subscribe(listener: (state: { location: { pathname: string }; navigation: { state: string } }) => void): () => void;
};

const workerUrl = '/service-worker.js';
/** After the page is idle and the quote form was fetched. */
const restMs = 4000;

/**
 * Registers the service worker once the page has loaded and is idle, and tells it which pages to keep for reading offline.
 * Call it after hydration.
 */
export function registerServiceWorker(router: Router): void {
  if (!('serviceWorker' in navigator)) return;
  const seen = new Set([window.location.pathname]);

  // A page that was loaded before the worker, or before its new version, reports everything it has loaded.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell({ pages: [...seen], files: loadedFiles() }));
  // After a client-side navigation the browser has not fetched the page's document.
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || seen.has(location.pathname)) return;
    seen.add(location.pathname);
    whenIdle(() => tell({ pages: [location.pathname], files: [] }));
  });
  whenLoaded(() => setTimeout(() => whenIdle(register), restMs));
}

function tell(seen: Seen): void {
  navigator.serviceWorker.controller?.postMessage(seen);
}

function loadedFiles(): string[] {
  const assets = new URL('/assets/', window.location.href).href;
  return performance.getEntriesByType('resource').flatMap(({ name }) => (name.startsWith(assets) ? [name] : []));
}

/** Browsers refuse where storage is blocked; the site then works online only. */
function register(): void {
  navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => {});
}

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/** Trusted Types accept no plain text as the address of a script; build/security-headers.ts names this policy. */
function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes ? trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl }).createScriptURL('') : workerUrl;
}

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

function whenIdle(run: () => void): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(run);
}
