import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { formsPath } from '#contract/endpoints.ts';
import type { PreparedContent } from './prepare-content.ts';

/** Writes sitemap.xml with the pictures of each page (sitemaps.org 0.9, Google's image extension) and robots.txt. */
export async function writeSitemap(prepared: PreparedContent, dist: string): Promise<void> {
  const { url } = prepared.content.studio;
  const entries = prepared.pages.flatMap(({ head, photoUrls }) =>
    head.canonical && head.canonical === head.url ? [{ url: head.canonical, img: photoUrls.map((photoUrl) => ({ url: photoUrl })) }] : [],
  );
  const stream = new SitemapStream({ xmlns: { image: true, news: false, video: false, xhtml: false } });
  await writeFile(path.join(dist, 'sitemap.xml'), await streamToPromise(Readable.from(entries).pipe(stream)));
  await writeFile(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nDisallow: ${formsPath}\n\nSitemap: ${url}/sitemap.xml\n`);
}
