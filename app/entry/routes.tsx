import { pages } from 'virtual:content/pages';
import { Outlet, type RouteObject } from 'react-router';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { Layout } from '#app/shell/layout.tsx';
import { PageHead } from '#app/shell/page-head.tsx';

/** Every address of the site, from the list in content-model/pages.ts. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      { Component: Layout, children: pages.filter(({ layout }) => layout).map(toRoute) },
      ...pages.filter(({ layout }) => !layout).map(toRoute),
    ],
  },
];

function Root() {
  return (
    <>
      <PageHead />
      <Outlet />
    </>
  );
}

/** The code of nearly every page comes with the application; a page's content is fetched when the page is wanted. */
function toRoute({ path, load, ...listed }: (typeof pages)[number]): RouteObject {
  return {
    path,
    async lazy() {
      const { head, content, Page = listed.Page } = (await load().catch((error) => loadDocument(path, error))).default;
      return { handle: head, element: Page && <Page {...content} /> };
    },
  };
}

/**
 * A page's content may be gone because a new version of the site went live, or out of reach: then the browser loads the
 * document, whose HTML needs no script. Offline, the service worker answers it with a copy or says that there is none. Where
 * there is no worker the browser would show its own error page, so the error screen is shown instead.
 */
function loadDocument(path: string, error: unknown): Promise<never> {
  // A page that is being hydrated was loaded as a document already.
  const running = typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset;
  if (!running || !(navigator.onLine || navigator.serviceWorker?.controller)) throw error;
  if (window.location.pathname === path) window.location.reload();
  else window.location.assign(path);
  return new Promise(() => {});
}
