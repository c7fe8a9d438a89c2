import type { Seen } from './service-worker.ts';

type Router = {
  subscribe(listener: (state: { location: { pathname: string }; navigation: { state: string } }) => void): () => void;
};

const workerUrl = '/service-worker.js';
/** After the page has come to rest and the quote form has been fetched. */
const restMs = 4000;

/**
 * Has the service worker keep what the visitor sees, for reading without a connection. Call it once the page is hydrated;
 * it waits until the page has loaded and is at rest.
 */
export function registerServiceWorker(router: Router): void {
  if (!('serviceWorker' in navigator)) return;
  const seen = new Set([window.location.pathname]);

  // A page that was there before its worker, or before a new version of it, tells all that it has.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell({ pages: [...seen], files: loadedFiles() }));
  // The document of a page that script has put together was never fetched.
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

/** Browsers refuse where storage is blocked; the site then needs a connection, as any other. */
function register(): void {
  navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => {});
}

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): string } };

/** The security policy takes no plain text as the address of a script; build/security-headers.ts names this policy. */
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
