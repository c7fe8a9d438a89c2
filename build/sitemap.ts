import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { largeJpeg, type PictureFile } from '#contract/picture-files.ts';
import type { Prepared } from './content-plugin.ts';

/** Writes sitemap.xml with the pictures of each page (sitemaps.org 0.9, Google's image extension) and robots.txt. */
export async function writeSitemap(prepared: Prepared, dist: string): Promise<void> {
  const { url } = prepared.content.studio;
  const entries = prepared.pages.flatMap(({ head, pictures }) => {
    const photos = [...new Set(pictures.map(({ photo }) => photo))];
    return head.canonical ? [{ url: head.canonical, img: photos.map((photo) => ({ url: pictureAddress(prepared, photo) })) }] : [];
  });
  const stream = new SitemapStream({ xmlns: { image: true, news: false, video: false, xhtml: false } });
  await writeFile(path.join(dist, 'sitemap.xml'), await streamToPromise(Readable.from(entries).pipe(stream)));
  await writeFile(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nDisallow: /f/\n\nSitemap: ${url}/sitemap.xml\n`);
}

/** The absolute address of a photograph's largest JPEG. */
export function pictureAddress({ content, photos }: Pick<Prepared, 'content' | 'photos'>, photo: string): string {
  return new URL(largeJpeg(photos.whole[photo] as PictureFile), content.studio.url).href;
}
