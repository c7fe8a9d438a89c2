import { serviceRoutes } from 'virtual:content/service-routes';
import type { RouteObject } from 'react-router';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { Layout } from '#app/shell/layout.tsx';

/** Every address of the site. A service's route comes with its file in content/services. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorScreen,
    children: [
      {
        Component: Layout,
        children: [
          page('', () => import('#app/pages/home/page.tsx')),
          page('about', () => import('#app/pages/about/page.tsx')),
          page('services', () => import('#app/pages/services/page.tsx')),
          ...serviceRoutes.map(({ path, load }) =>
            page(path, async () => {
              const [{ serviceRoute }, view] = await Promise.all([import('#app/pages/service/page.tsx'), load()]);
              return serviceRoute(view.default);
            }),
          ),
          page('gallery', () => import('#app/pages/gallery/page.tsx')),
          page('contact', () => import('#app/pages/contact/page.tsx')),
          page('terms', () => import('#app/pages/terms/page.tsx')),
          page('privacy', () => import('#app/pages/privacy/page.tsx')),
          page('accessibility', () => import('#app/pages/accessibility/page.tsx')),
          page('thank-you', () => import('#app/pages/thank-you/page.tsx')),
        ],
      },
      // Prerendered only: it runs without the application.
      ...(import.meta.env.SSR ? [{ path: 'offline', lazy: () => import('#app/pages/offline/page.tsx') }] : []),
      { path: '*', lazy: () => import('#app/pages/not-found/page.tsx') },
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
