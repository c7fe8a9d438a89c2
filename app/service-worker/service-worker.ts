import { savesData } from '#app/lib/saves-data.ts';
import { formsPath, healthPath } from '#contract/endpoints.ts';
import { maxCachedPictures } from '#contract/limits.ts';
import { pagesKeptInAdvance } from '#contract/page-paths.ts';
import { pictureFolder } from '#contract/picture-files.ts';

// Types that TypeScript's DOM library lacks; its worker library cannot be used together with it.
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
declare const self: {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: boolean; type: 'window' }): Promise<{ url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<E extends Event>(type: string, listener: (event: E) => void): void;
};

/** The build fills this in: every script of the pages. */
declare const __SCRIPTS__: string[];

/** The caches, and how many of its newest entries each may have. Several versions of the site fit into `files`. */
const maxEntries = { pages: 200, files: 200, pictures: maxCachedPictures };
type CacheName = keyof typeof maxEntries;

const [offlinePage, ...furtherPages] = pagesKeptInAdvance;
/** A page with a copy waits no longer than this for the network. */
const patienceMs = 4000;

self.addEventListener<ExtendableEvent>('install', (event) => event.waitUntil(install()));
self.addEventListener<ExtendableEvent>('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener<FetchEvent>('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileResponse(event));
  else if (mode === 'navigate' && !pathname.startsWith(formsPath) && pathname !== healthPath)
    event.respondWith(pageResponse(event, pathname));
});

/** Keeps the offline page, all scripts, the contact page (to write without a connection) with its answer, and pages loaded earlier. */
async function install(): Promise<void> {
  await cachePage(offlinePage);
  // For a visitor who saves data, further pages are cached only when they are loaded.
  if (!savesData()) {
    await Promise.all(__SCRIPTS__.map((file) => cacheFile(file)));
    await Promise.all(furtherPages.map(cachePage));
    await Promise.allSettled((await openPages()).map(cachePage));
  }
  // Pages come from the network first, so the new version is shown already.
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  const others = (await caches.keys()).filter((name) => !Object.hasOwn(maxEntries, name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** From the network, so that a new version replaces the old one at once; else the copy; else the offline page. */
async function pageResponse(event: FetchEvent, path: string): Promise<Response> {
  const fresh = fetchPage(event, path);
  // A response that comes after the copy was shown is cached for the next time.
  event.waitUntil(fresh.catch(() => {}));
  const copy = await find('pages', path);
  if (!copy) return fresh.catch(async () => (await find('pages', offlinePage)) ?? Response.error());
  const patience = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, copy));
  // While the server restarts, the proxy in front of it responds with an error.
  const good = fresh.then((response) => (response.status >= 500 ? copy : response));
  return Promise.race([good, patience]).catch(() => copy);
}

async function fetchPage(event: FetchEvent, path: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isGood(response, 'page')) event.waitUntil(putInCache('pages', path, response.clone()));
  return response;
}

/** Keeps a page, its scripts, styles and fonts, and what the browser's own cache has of its pictures. */
async function cachePage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!isGood(response, 'page')) throw new Error(`${path} is no page`);
  const html = await response.clone().text();
  await Promise.all([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g)].map(([file]) => cacheFile(file)));
  const pictures = new Set(html.match(/\/assets\/pictures\/[\w.-]+/g));
  await Promise.allSettled([...pictures].map((url) => cacheFile(url, { cache: 'only-if-cached', mode: 'same-origin' })));
  await putInCache('pages', path, response);
}

/**
 * A redirected response cannot be shown again: browsers refuse it for a navigation. Some hosts respond to a missing file
 * with a page and 200: kept, that would replace the file for good.
 */
function isGood({ ok, redirected, headers }: Response, kind: 'page' | 'file'): boolean {
  return ok && !redirected && headers.get('Content-Type')?.startsWith('text/html') === (kind === 'page');
}

/** Names under /assets/ contain a hash of the file, so a copy is as good as the file. */
async function fileResponse(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const copy = await find(cacheOf(url), url);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (isGood(response, 'file')) event.waitUntil(putInCache(cacheOf(url), url, response.clone()));
  return response;
}

async function cacheFile(url: string, how: RequestInit = {}): Promise<void> {
  // A copy is stored again, so that the file is among the newest.
  const response = (await find(cacheOf(url), url)) ?? (await fetch(url, how));
  if (!isGood(response, 'file')) throw new Error(`${url} is not there`);
  await putInCache(cacheOf(url), url, response);
}

function cacheOf(url: string): CacheName {
  return url.includes(pictureFolder) ? 'pictures' : 'files';
}

function find(cacheName: CacheName, url: string): Promise<Response | undefined> {
  return caches.match(url, { cacheName, ignoreVary: true });
}

/** If storage is full, nothing more is cached. */
async function putInCache(name: CacheName, url: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.put(url, response);
    const oldest = (await cache.keys()).slice(0, -maxEntries[name]);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  } catch {}
}

/** Pages that were loaded before the worker. */
async function openPages(): Promise<string[]> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return clients.map(({ url }) => new URL(url).pathname);
}
