import { whenIdle } from '#app/lib/when.ts';

const workerUrl = '/service-worker.js';
/** After the page is idle. */
const restMs = 4000;

/** Registers the service worker once the page has loaded and is idle. */
export function registerServiceWorker(): void {
  if ('serviceWorker' in navigator) whenIdle(() => setTimeout(register, restMs));
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
