import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { SitePage } from '#content-model/pages.ts';
import { Document, type Shell } from './document.tsx';
import { routes } from './routes.tsx';

/** The HTML document around a page's own markup. */
export function renderDocument(page: SitePage, siteName: string, shell: Shell): string {
  return `<!doctype html>${renderToStaticMarkup(<Document page={page} siteName={siteName} shell={shell} />)}`;
}

/** A page's own markup, what hydration finds again. Throws if a route fails, so that no broken page is ever written. */
export async function renderPage(path: string): Promise<string> {
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
  // The router marks links for a framework that this site does not use, seventy times a page.
  return (await new Response(prelude).text()).replaceAll(' data-discover="true"', '');
}
