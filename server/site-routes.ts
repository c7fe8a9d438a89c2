import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { buildFolder } from '#contract/build-folder.ts';
import { StartError } from './settings.ts';

const headersFile = `${buildFolder}/headers.json`;

/** Headers that say nothing on a picture, font or script; without them 3 KB less come before the first picture. */
const documentHeaders = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
];

/**
 * Registers one route for each built file, so a path that is not in the build never reaches the disk: pages at their
 * clean address (`/about`), with a redirect from `/about/` and `/about.html`, and everything else under its own name.
 * The build's `.br` and `.gz` copies are sent to clients that accept them.
 * @throws {StartError} if there is no build
 */
export function registerSite(app: FastifyInstance, directory: string): void {
  for (const name of ['index.html', '404.html']) requireFile(directory, name);
  // The entity tag tells a changed file; nothing here is large enough to be fetched in parts.
  app.register(fastifyStatic, {
    root: directory,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  });
  for (const file of siteFiles(directory)) {
    const path = pagePath(file);
    // Names under assets/ contain a hash of their content, so they never change.
    const hashed = file.startsWith('assets/');
    addGetRoute(app, path, (_, reply) => {
      if (hashed) for (const name of documentHeaders) reply.removeHeader(name);
      return reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache').sendFile(file);
    });
    if (!file.endsWith('.html')) continue;
    for (const other of new Set([`/${file}`, path === '/' ? `/${file}` : `${path}/`])) {
      addGetRoute(app, other, ({ url }, reply) => reply.redirect(path + (/\?.*/.exec(url)?.[0] ?? ''), 308));
    }
  }
}

/** The 404 page for a path that does not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A conditional or partial answer would be an empty or cut page.
  for (const name of ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since', 'range']) delete request.raw.headers[name];
  return reply.code(404).header('cache-control', 'no-cache').sendFile('404.html', { etag: false });
}

/** Security headers of every response, worked out by the build. */
export function siteHeaders(directory: string): Record<string, string> {
  requireFile(directory, headersFile);
  return readBuildFile(directory, headersFile);
}

/** Settings that content decides, named like the environment variables that overrule them (settings.ts). */
export function builtSettings(directory: string): Record<string, string> {
  return readBuildFile(directory, `${buildFolder}/settings.json`);
}

/** When the build was made. */
export function builtAt(directory: string): Date {
  return statSync(join(directory, headersFile)).mtime;
}

/** The addresses of the pages, such as '/about'. */
export function pagePaths(directory: string): string[] {
  return siteFiles(directory)
    .filter((file) => file.endsWith('.html'))
    .map(pagePath);
}

/** Adds a route for GET and HEAD. */
export function addGetRoute(app: FastifyInstance, url: string, handler: (request: FastifyRequest, reply: FastifyReply) => unknown): void {
  app.route({ method: ['GET', 'HEAD'], url, handler });
}

function siteFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => name !== '404.html' && !name.startsWith(`${buildFolder}/`));
}

function pagePath(file: string): string {
  return `/${file}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

function requireFile(directory: string, name: string): void {
  if (existsSync(join(directory, name))) return;
  throw new StartError(`The site is not built (${name} is missing from ${relative('.', directory) || '.'}): run npm run build`);
}

function readBuildFile(directory: string, name: string): Record<string, string> {
  const path = join(directory, name);
  if (!existsSync(path)) return {};
  try {
    return Object.fromEntries(Object.entries(JSON.parse(readFileSync(path, 'utf8'))).map(([key, value]) => [key, String(value)]));
  } catch {
    throw new StartError(`The site's ${name} cannot be read: run npm run build`);
  }
}
