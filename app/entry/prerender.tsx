import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { Thing } from '#content-model/pages.ts';
import { Document, type DocumentFiles } from './document.tsx';
import { routes } from './routes.tsx';

/** The HTML document of the page at `path`. Throws if any part of it fails, so that no broken page is ever written. */
export async function renderDocument(path: string, files: DocumentFiles, structuredData: Thing[]): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${path} answered with a redirect`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document {...files} structuredData={structuredData}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>,
    { onError: (error) => void failures.push(error) },
  );
  // React would leave a failed part to the browser.
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}
