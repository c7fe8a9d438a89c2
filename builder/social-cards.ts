import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { photoPath } from '#app/content/load.ts';
import { cardPath, type SitePage } from '#app/seo/pages.ts';
import { cacheRoot } from './folders.ts';

const size = { width: 1200, height: 630 };

/** Writes the picture of each page's shared link: its photograph cropped to 1200 x 630 around the focal point. */
export async function writeCards(root: string, pages: SitePage[], dist: string): Promise<void> {
  const cache = path.join(cacheRoot, 'cards');
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(dist, 'cards'), { recursive: true });
  for (const { path: pagePath, card } of pages) {
    if (!card) continue;
    const data = await cardFile(root, cache, card.picture);
    await writeFile(path.join(dist, cardPath(pagePath)), data);
  }
}

async function cardFile(root: string, cache: string, { photo, focus }: { photo: string; focus: string }): Promise<Buffer> {
  const original = await readFile(photoPath(root, photo));
  const key = createHash('sha256').update(original).update(focus).digest('hex').slice(0, 24);
  const cached = path.join(cache, `${key}.jpg`);
  if (existsSync(cached)) return readFile(cached);
  const data = await crop(original, focus);
  await writeFile(cached, data);
  return data;
}

async function crop(original: Buffer, focus: string): Promise<Buffer> {
  const image = sharp(original).rotate();
  const { width, height } = await image.metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
  return image
    .resize(scaled.width, scaled.height)
    .extract({
      left: Math.round(((scaled.width - size.width) * x) / 100),
      top: Math.round(((scaled.height - size.height) * y) / 100),
      ...size,
    })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
