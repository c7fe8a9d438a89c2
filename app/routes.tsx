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
          { index: true, lazy: () => import('./routes/home.tsx') },
          { path: 'about', lazy: () => import('./routes/about.tsx') },
          { path: 'services', lazy: () => import('./routes/services.tsx') },
          ...serviceRoutes.map(({ path, load }) => ({
            path,
            lazy: async () => {
              const [{ serviceRoute }, view] = await Promise.all([import('./routes/service.tsx'), load()]);
              return serviceRoute(view.default);
            },
          })),
          { path: 'gallery', lazy: () => import('./routes/gallery.tsx') },
          { path: 'contact', lazy: () => import('./routes/contact.tsx') },
          { path: 'terms', lazy: () => import('./routes/terms.tsx') },
          { path: 'privacy', lazy: () => import('./routes/privacy.tsx') },
          { path: 'thank-you', lazy: () => import('./routes/thank-you.tsx') },
        ],
      },
      { path: '*', lazy: () => import('./routes/not-found.tsx') },
    ],
  },
];
