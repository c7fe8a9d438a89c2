import '#app/styles/app.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router';
import { registerServiceWorker } from '#app/service-worker/register.ts';
import { routes } from './routes.tsx';

void start();

/** Hydrates the prerendered page and says when that is done, for the early script. */
async function start(): Promise<void> {
  await loadMatchedRoutes(window.location.pathname);
  await nextTask();
  // Prerendered, so there is nothing to load, and the browser keeps the scroll position that it has restored.
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root') as HTMLElement,
      <WhenHydrated>
        <RouterProvider router={router} />
      </WhenHydrated>,
    );
  });
  registerServiceWorker(router);
}

/** Ends the current task: several short ones let the browser answer a touch in between. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves the lazy routes of this page: hydration needs them at once. */
async function loadMatchedRoutes(pathname: string): Promise<void> {
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
