import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { Window } from 'happy-dom';
import type { Service } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { contentRoot, repositoryRoot } from '#content-model/roots.ts';
import { slugify } from '#content-model/slugify.ts';
import { picturePagePath, roomPath } from '#contract/page-paths.ts';

/** The built site; SITE_DIR names another, as for the server. */
export const dist = path.resolve(process.env.SITE_DIR ?? path.join(repositoryRoot, 'dist'));

/** The content that the site was built from: no journey repeats its words. */
export const content = loadContent(contentRoot);

/** A claim of content/claims.yaml. */
export function claimOf(name: string) {
  return content.claims.find((each) => each.name === name);
}

/** A page of content/pages. */
export function textPage(slug: string) {
  const page = content.textPages.find((each) => each.slug === slug);
  if (!page) throw new Error(`There is no content/pages/${slug}.md`);
  return page;
}

type Pattern = 'room' | 'article' | 'capabilities';

/** The first service whose page has this pattern: a long text, capabilities, or neither. Without one the journey is skipped. */
export function serviceOf(pattern: Pattern): Service {
  const service = content.services.find((each) => patternOf(each) === pattern);
  test.skip(!service, `No service has the pattern "${pattern}".`);
  return service as Service;
}

function patternOf({ capabilities, article }: Service): Pattern {
  if (capabilities) return 'capabilities';
  return article.length > 0 ? 'article' : 'room';
}

/** The paths of the sitemap, in its order. */
export const sitemapPaths = [...readFileSync(path.join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, path]) => new URL(path as string).pathname,
);

/** An address that no page has. */
export const missingPath = '/services/no-such-service';

/** Every page for visitors, without siblings. */
export const everyPath = [...sitemapPaths.filter(isNoSibling), '/thank-you', missingPath];

/** False for rooms, pictures and finishes but the first of them: their pages differ only by their pictures. */
export function isNoSibling(path: string): boolean {
  const [, folder, name, option] = path.split('/');
  if (folder === 'finishes') return option === undefined;
  if (folder !== 'gallery') return true;
  const { room, photo } = content.gallery.pictures[0] as (typeof content.gallery.pictures)[number];
  return name === undefined || [roomPath(slugify(room)), picturePagePath(photo)].includes(path);
}

/**
 * One service of each pattern, one walk, one set of finishes, one page of plain text, and every other page but the
 * gallery's rooms: for tests that take long and depend on the layout.
 */
export const onePageOfAKind = everyPath.filter((path) => {
  const service = content.services.find((each) => each.path === path);
  if (service) return service === content.services.find((each) => patternOf(each) === patternOf(service));
  const [, folder, name] = path.split('/');
  if (name && (folder === 'walks' || folder === 'finishes')) return path === everyPath.find((each) => each.startsWith(`/${folder}/`));
  return path === '/terms' || !(isPlainText(path) || path.startsWith(roomPath('')));
});

function isPlainText(pagePath: string): boolean {
  return existsSync(path.join(contentRoot, 'content', 'pages', `${pagePath}.md`));
}

let parser: InstanceType<Window['DOMParser']> | undefined;

/** HTML as a robot without script reads it. One window parses all: to make one takes as long as to parse half a page. */
export function parseHtml(html: string): Document {
  parser ??= new new Window().DOMParser();
  return parser.parseFromString(html, 'text/html') as unknown as Document;
}
