import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as application from '#app/entry/render.tsx';
import type { SitePage } from '#content-model/pages.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { pictureFolder } from '#contract/picture-files.ts';
import { bundleScript } from './bundle-script.ts';
import { contentPlugin } from './content-plugin.ts';
import { pictureCache } from './pictures.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';

const client = '/app/entry/client.ts';

/** The pages of the build on the development server, rendered at each request from the sources. */
export function developmentPages(root: string): Plugin[] {
  let prepared: Promise<PreparedContent> | undefined;
  const prepare = () => {
    prepared ??= prepareContent(root);
    return prepared;
  };
  return [
    contentPlugin(prepare),
    {
      name: 'development-pages',
      configureServer(server) {
        // Vite serves a file of the project at its path behind /@fs.
        server.middlewares.use((request, _, next) => {
          if (request.url?.startsWith(pictureFolder)) request.url = path.posix.join('/@fs', pictureCache, path.basename(request.url));
          next();
        });
        server.watcher.add(path.join(root, 'content'));
        server.watcher.on('all', (_, file) => {
          if (!file.startsWith(path.join(root, 'content', path.sep))) return;
          prepared = undefined;
          for (const environment of Object.values(server.environments)) environment.moduleGraph.invalidateAll();
          server.ws.send({ type: 'full-reload' });
        });
        return () =>
          server.middlewares.use((request, response, next) => {
            const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
            const respond = async () => {
              const { pages } = await prepare();
              const pageAt = (address: string) => pages.find((each) => each.path === address);
              const page = pageAt(pathname);
              response.statusCode = page ? 200 : 404;
              response.setHeader('Content-Type', 'text/html');
              response.end(await renderPage(server, page ?? (pageAt(fixedPages.notFound.path) as SitePage)));
            };
            respond().catch(next);
          });
      },
      // The HTML of what the server renders with cannot be replaced in the browser: the page is loaded again.
      hotUpdate({ modules, server }) {
        if (this.environment.name === 'ssr' && modules.length > 0) server.ws.send({ type: 'full-reload' });
      },
    },
  ];
}

async function renderPage(server: ViteDevServer, page: SitePage): Promise<string> {
  const { renderDocument } = (await server.ssrLoadModule('/app/entry/render.tsx')) as typeof application;
  const html = await renderDocument(page, {
    stylesheet: '/app/styles/app.css',
    fonts: [],
    script: await bundleScript('app/entry/early.ts', { __ENTRY__: client }),
    speculationRules: '{}',
    isUseCounted: false,
  });
  return server.transformIndexHtml(page.path, html);
}
