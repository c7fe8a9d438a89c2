import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SitePage } from '#content-model/pages.ts';
import type { PictureFacts } from '#content-model/schema.ts';
import { socialCardPath, socialCardSize } from '#content-model/social-card.ts';
import { photoPath } from '#content-model/source-files.ts';
import type { FocalPoint } from '#contract/picture-files.ts';
import { cached } from './cache.ts';
import { focalCrop } from './focal-crop.ts';

/** How the pictures are made. A change makes every one anew. */
const encoding = {
  size: socialCardSize,
  // Messaging apps show no larger files.
  maxBytes: 150_000,
  // mozjpeg saves a tenth of the size for five times the time.
  jpeg: { quality: 84, progressive: true, quantisationTable: 3 },
  step: 6,
  leastQuality: 46,
};

/** Writes the 1200 x 630 picture of each page's shared link, made anew only if its photograph or focus has changed. */
export async function writeSocialCards(root: string, pages: SitePage[], dist: string): Promise<void> {
  const write = async ({ path: pagePath, socialCard }: SitePage) => {
    if (!socialCard) return;
    const file = path.join(dist, socialCardPath(pagePath));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await cardFile(root, socialCard));
  };
  await Promise.all(pages.map(write));
}

async function cardFile(root: string, { photo, focus }: PictureFacts): Promise<Buffer> {
  const original = await readFile(photoPath(root, photo));
  return cached('cards', '.jpg', [original, JSON.stringify(focus), JSON.stringify(encoding)], () => crop(original, focus));
}

/** The photograph cropped around its focal point, at the best quality that is small enough. */
async function crop(original: Buffer, focus: FocalPoint): Promise<Buffer> {
  const { size, maxBytes, jpeg, step, leastQuality } = encoding;
  const { autoOrient } = await sharp(original).metadata();
  const card = sharp(original)
    .autoOrient()
    .extract(focalCrop(autoOrient, size, focus))
    .resize(size.width, size.height);
  for (let { quality } = jpeg; ; quality -= step) {
    const file = await card
      .clone()
      .jpeg({ ...jpeg, quality })
      .toBuffer();
    if (file.length <= maxBytes || quality <= leastQuality) return file;
  }
}
