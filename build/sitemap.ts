import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prepared } from './content-plugin.ts';

/** Writes sitemap.xml with the pictures of each page (sitemaps.org 0.9, Google's image extension) and robots.txt. */
export async function writeSitemap(prepared: Prepared, dist: string): Promise<void> {
  const { url } = prepared.content.studio;
  const entries = prepared.pages
    .filter(({ head }) => head.canonical)
    .map((page) => {
      const pictures = new Set(page.pictures.map(({ photo }) => photo));
      const images = [...pictures].map(
        (photo) => `    <image:image><image:loc>${escapeXml(pictureAddress(prepared, photo))}</image:loc></image:image>\n`,
      );
      return `  <url>\n    <loc>${escapeXml(page.head.canonical as string)}</loc>\n${images.join('')}  </url>\n`;
    });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  await writeFile(
    path.join(dist, 'sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`,
  );
  await writeFile(path.join(dist, 'robots.txt'), `User-agent: *\nAllow: /\nDisallow: /f/\n\nSitemap: ${url}/sitemap.xml\n`);
}

/** The absolute address of a photograph's largest JPEG. */
export function pictureAddress({ content, photos }: Pick<Prepared, 'content' | 'photos'>, photo: string): string {
  const file = photos.get(photo);
  return new URL(`/assets/pictures/${photo}-${file?.hash}-${(file?.width ?? 0) >= 1600 ? 1600 : 800}.jpg`, content.studio.url).href;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
