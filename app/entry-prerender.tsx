import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Document, type Shell } from './document.tsx';
import { routes } from './routes.tsx';
import type { SitePage } from './seo/pages.ts';

/** One page as a whole HTML document. Throws if a route fails, so that no broken page is ever written. */
export async function renderDocument(page: SitePage, siteName: string, shell: Omit<Shell, 'markup'>): Promise<string> {
  const markup = await renderRoute(page.path);
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} siteName={siteName} shell={{ ...shell, markup }} />)}`;
}

async function renderRoute(path: string): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => void failures.push(error),
  });
  // React would leave a failed part to the browser; a page that needs script to be whole is not written.
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
