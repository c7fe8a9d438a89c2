import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashedFileCaching } from '#contract/build-facts.ts';
import { pagePath, siteFiles } from '#server/shared/build-files.ts';

/**
 * Serves the built files, and looks up no other path on the disk: pages at their clean address (`/about`), with a
 * redirect from `/about/` and `/about.html`, and everything else under its own name. Clients that accept them get the
 * build's `.br` and `.gz` copies.
 */
export function registerSite(app: FastifyInstance, siteDir: string): void {
  const files = siteFiles(siteDir);
  // The entity tag shows a change; no file is large enough to be fetched in parts.
  app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  });
  app.get<{ Params: { '*': string } }>('/*', ({ url, params }, reply) => {
    const path = `/${params['*']}`;
    const file = files.get(path);
    if (file) {
      // Names under assets/ contain a hash of their content, so they never change.
      const hashed = file.startsWith('assets/');
      return reply.header('cache-control', hashed ? hashedFileCaching : 'no-cache').sendFile(file);
    }
    const page = pagePath(path.replace(/\/$/, '.html'));
    if (!files.get(page)?.endsWith('.html')) return reply.callNotFound();
    return reply.redirect(page + (/\?.*/.exec(url)?.[0] ?? ''), 308);
  });
}

export function send404Page(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A conditional or partial response would be an empty or cut page.
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']) delete request.raw.headers[name];
  return reply.code(404).header('cache-control', 'no-cache').sendFile('404.html', { etag: false });
}
