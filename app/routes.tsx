import { serviceRoutes } from 'virtual:content/service-routes';
import type { RouteObject } from 'react-router';
import { Layout } from './layout/layout.tsx';
import { ErrorScreen } from './routes/error.tsx';

/** Every address of the site. A service's route comes with its file in content/services. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    children: [
      {
        Component: Layout,
        children: [
          page('', () => import('./routes/home.tsx')),
          page('about', () => import('./routes/about.tsx')),
          page('services', () => import('./routes/services.tsx')),
          ...serviceRoutes.map(({ path, load }) =>
            page(path, async () => {
              const [{ serviceRoute }, view] = await Promise.all([import('./routes/service.tsx'), load()]);
              return serviceRoute(view.default);
            }),
          ),
          page('gallery', () => import('./routes/gallery.tsx')),
          page('contact', () => import('./routes/contact.tsx')),
          page('terms', () => import('./routes/terms.tsx')),
          page('privacy', () => import('./routes/privacy.tsx')),
          page('accessibility', () => import('./routes/accessibility.tsx')),
          page('thank-you', () => import('./routes/thank-you.tsx')),
        ],
      },
      // Prerendered only: it runs without the application.
      ...(import.meta.env.SSR ? [{ path: 'offline', lazy: () => import('./routes/offline.tsx') }] : []),
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
];

/** A route whose code comes when it is wanted. */
function page(path: string, load: () => Promise<Pick<RouteObject, 'Component' | 'element' | 'handle'>>): RouteObject {
  return { path, lazy: () => load().catch((error) => loadWhole(path, error)) };
}

/**
 * A page's code may be gone because a new version of the site went live, or may be out of reach: then the browser loads the
 * page whole, from HTML that needs no script, and offline the service worker answers with a copy or says that there is none.
 * Where there is no worker that would only show the browser's own error page, so the error screen says it instead.
 */
function loadWhole(path: string, error: unknown): Promise<never> {
  // A page that is only just starting was loaded whole already.
  const running = typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;
  if (!running || !(navigator.onLine || navigator.serviceWorker?.controller)) throw error;
  if (window.location.pathname === `/${path}`) window.location.reload();
  else window.location.assign(`/${path}`);
  return new Promise(() => {});
}
