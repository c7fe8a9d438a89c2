import './styles/app.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { keepPages } from './offline/keep-pages.ts';
import { routes } from './routes.tsx';

start();

/** Hydrates the prerendered page, and says so once React answers for it: the loader then replays what was clicked. */
async function start(): Promise<void> {
  nameHistoryEntry();
  await loadMatched(window.location.pathname);
  const router = createBrowserRouter(routes);
  const root = document.getElementById('root') as HTMLElement;
  startTransition(() => {
    hydrateRoot(
      root,
      <WhenHydrated>
        <RouterProvider router={router} />
      </WhenHydrated>,
    );
  });
  keepPages(router);
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
