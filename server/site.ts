import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { StartError } from './settings.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The build leaves these for the server and for static hosts; they are no part of the site. */
const buildNotes = new Set(['headers.json', 'settings.json', '_headers', 'nginx-headers.conf']);

export type Encoding = 'br' | 'gzip' | 'identity';

/** Phones' sizes of photographs and the fonts are below it, some 10 MB in all; larger sizes stay on disk. */
const mostInMemory = 48 * 1024;

/** What the build compressed, and what is small, is kept in memory, each encoding with its ETag. */
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Named by its content: it never changes, and it is never a document. */
  hashed: boolean;
  path: string;
  inMemory: Partial<Record<Encoding, { body: Buffer; etag: string }>> | undefined;
};

export type Site = {
  /** By URL path: `/`, `/about`, `/assets/app-1a2b.js`. What is not here does not exist. */
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
  /** Security headers of every answer, worked out by the build. */
  headers: Readonly<Record<string, string>>;
};

/**
 * Reads the names of all built files once, so that no request path ever reaches the disk.
 * @throws {StartError} if there is no build
 */
export function loadSite(directory: string): Site {
  for (const name of ['index.html', '404.html', 'headers.json']) {
    if (!existsSync(join(directory, name))) {
      throw new StartError(`The site is not built (${name} is missing from ${relative('.', directory) || '.'}): run npm run build`);
    }
  }
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(directory, path);
    if (entry.isFile() && !/\.(br|gz)$/.test(name) && !buildNotes.has(name)) files.set(urlPath(name), siteFile(path, name));
  }
  const notFound = files.get('/404') as SiteFile;
  files.delete('/404');
  return { files, notFound, headers: readNote(directory, 'headers.json') };
}

/** Settings that content decides (FORM_ID, RETENTION_DAYS), named like the environment variables that overrule them. */
export function builtSettings(directory: string): Record<string, string> {
  return readNote(directory, 'settings.json');
}

function urlPath(name: string): string {
  return `/${name.split('\\').join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

function siteFile(path: string, name: string): SiteFile {
  return {
    path,
    contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
    // Names under assets/ carry a hash of their content, so they never change.
    hashed: name.startsWith('assets'),
    cacheControl: name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    inMemory: existsSync(`${path}.br`) || statSync(path).size <= mostInMemory ? readEncodings(path) : undefined,
  };
}

function readEncodings(path: string): NonNullable<SiteFile['inMemory']> {
  const identity = readFileSync(path);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 12);
  const encodings: NonNullable<SiteFile['inMemory']> = { identity: { body: identity, etag: `"${hash}"` } };
  if (existsSync(`${path}.br`)) encodings.br = { body: readFileSync(`${path}.br`), etag: `"${hash}-br"` };
  if (existsSync(`${path}.gz`)) encodings.gzip = { body: readFileSync(`${path}.gz`), etag: `"${hash}-gzip"` };
  return encodings;
}

function readNote(directory: string, name: string): Record<string, string> {
  const path = join(directory, name);
  if (!existsSync(path)) return {};
  try {
    return Object.fromEntries(Object.entries(JSON.parse(readFileSync(path, 'utf8'))).map(([key, value]) => [key, String(value)]));
  } catch {
    throw new StartError(`The site's ${name} cannot be read: run npm run build`);
  }
}
