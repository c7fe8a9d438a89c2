import '#app/styles/app.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { registerServiceWorker } from '#app/service-worker/register.ts';
import { routes } from './routes.tsx';

start();

/** Hydrates the prerendered page, and says so once React answers for it: the loader then replays what was clicked. */
async function start(): Promise<void> {
  nameHistoryEntry();
  await Promise.all([takeStylesheet(), loadMatched(window.location.pathname)]);
  await pause();
  const router = createBrowserRouter(routes);
  await pause();
  const root = document.getElementById('root') as HTMLElement;
  startTransition(() => {
    hydrateRoot(
      root,
      <WhenHydrated>
        <RouterProvider router={router} />
      </WhenHydrated>,
    );
  });
  registerServiceWorker(router);
}

/** Lets the browser answer the visitor between two pieces of work, of which each alone is short. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * The build puts the stylesheet into the middle of the page, where it holds up nothing above it. React must find the page
 * without it, so it moves to the head first. Where a browser cannot move a link with what it has loaded, a copy takes its
 * place: moved otherwise it would load again and leave the page bare for a moment.
 */
async function takeStylesheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#root link[rel="stylesheet"]');
  if (!link) return;
  if ('moveBefore' in document.head) return void document.head.moveBefore(link, null);
  const copy = link.cloneNode() as HTMLLinkElement;
  await new Promise((resolve) => {
    copy.onload = resolve;
    copy.onerror = resolve;
    document.head.append(copy);
  });
  link.remove();
}

/**
 * Scroll positions are kept by this key. The router calls every page that the browser itself loads 'default', and would
 * open each where the one before was left.
 */
function nameHistoryEntry(): void {
  const { state } = window.history;
  if (!state?.key) window.history.replaceState({ ...state, key: String(Math.random()) }, '');
}

/** The route on show must not be lazy any more, or the router would render nothing and throw the page away. */
async function loadMatched(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => resolveLazy(route)));
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

function WhenHydrated({ children }: { children: React.ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return children;
}
