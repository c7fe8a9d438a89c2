import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { loadContent } from '#content-model/load.ts';
import { projectRoot } from '#content-model/project-root.ts';

/** The studio's own files, so that no journey counts what content decides. */
export const content = loadContent(projectRoot);

/** A page of content/pages. */
export function textPage(slug: string) {
  const page = content.textPages.find((each) => each.slug === slug);
  if (!page) throw new Error(`There is no content/pages/${slug}.md`);
  return page;
}

/** What search engines are told about, in the order of the sitemap. */
export const sitemapPaths = [...readFileSync(path.join(projectRoot, 'dist', 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => new URL(address as string).pathname,
);

/** An address that no page has. */
export const missingPath = '/services/no-such-service';

/** Every page that a visitor can come to see. */
export const everyPath = [...sitemapPaths, '/thank-you', missingPath];

/** Every page but the further services of one layout, for what takes long on each. */
export const onePageOfAKind = everyPath.filter((path) => {
  const service = content.services.find((each) => each.path === path);
  return !service || service === content.services.find(({ layout }) => layout === service.layout);
});

/** HTML as a robot without script reads it. */
export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
