import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, Site, SiteFile } from './site.ts';

type InMemory = NonNullable<SiteFile['inMemory']>;

/** Answers every path outside the collector: a file of the build, a redirect to its clean path, or the 404 page. */
export function pageHandler(site: Site) {
  return async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const [path = '/', query] = splitQuery(request.url);
    const file = site.files.get(path);
    if (file) return sendFile(request, reply, file);

    const clean = cleanPath(path);
    if (site.files.has(clean)) return reply.redirect(query === undefined ? clean : `${clean}?${query}`, 308);
    return sendNotFound(request, reply, site);
  };
}

function splitQuery(url: string): [path: string, query: string | undefined] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url, undefined] : [url.slice(0, mark), url.slice(mark + 1)];
}

// The result is looked up among the built files before it is used, so it can never lead to another host.
function cleanPath(path: string): string {
  return path.replace(/\/$/, '').replace(/(\/index)?\.html$/, '') || '/';
}

export async function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const { contentType, inMemory, path } = site.notFound;
  reply.code(404).header('cache-control', 'no-cache').type(contentType);
  if (!inMemory) return sendFromDisk(reply, path);
  const encoding = negotiate(request.headers['accept-encoding'], inMemory);
  return sendFromMemory(reply, encoding, inMemory);
}

// A picture, font or module is no document, so these say nothing there; left out, 3 KB less come before the first picture.
const forDocuments = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
];

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { inMemory } = file;
  if (file.hashed) for (const name of forDocuments) reply.removeHeader(name);
  reply.header('cache-control', file.cacheControl).type(file.contentType);
  if (!inMemory) return sendFromDisk(reply, file.path, request.headers['if-none-match']);

  const encoding = negotiate(request.headers['accept-encoding'], inMemory);
  const etag = inMemory[encoding]?.etag;
  reply.header('etag', etag);
  if (matches(request.headers['if-none-match'], etag)) return vary(reply, inMemory).code(304).send();
  return sendFromMemory(reply, encoding, inMemory);
}

function sendFromMemory(reply: FastifyReply, encoding: Encoding, inMemory: InMemory) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return vary(reply, inMemory).send(inMemory[encoding]?.body);
}

/** What comes in one encoding only is the same for everyone. */
function vary(reply: FastifyReply, inMemory: InMemory): FastifyReply {
  return inMemory.br || inMemory.gzip ? reply.header('vary', 'accept-encoding') : reply;
}

async function sendFromDisk(reply: FastifyReply, path: string, ifNoneMatch?: string) {
  const file = await open(path);
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  const unchanged = matches(ifNoneMatch, etag);
  reply.header('etag', etag);
  if (unchanged || reply.request.method === 'HEAD') {
    await file.close();
    return unchanged ? reply.code(304).send() : reply.header('content-length', size).send();
  }
  return reply.header('content-length', size).send(file.createReadStream());
}

/** The smallest encoding that the client takes; `q=0` refuses one (RFC 9110, 12.5.3). */
export function negotiate(accepted: string | undefined, offered: Partial<Record<Encoding, unknown>>): Encoding {
  const weights = new Map<string, number>();
  for (const item of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) || 0 : 1);
  }
  const takes = (encoding: Encoding) => offered[encoding] !== undefined && (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

function matches(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || !etag) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
