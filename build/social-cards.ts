import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { photoPath } from '#content-model/load.ts';
import { type Card, cardPath } from '#content-model/page-head.ts';
import type { SitePage } from '#content-model/pages.ts';
import type { Focus, Studio } from '#content-model/schema.ts';
import { cacheRoot } from './cache-root.ts';
import { drawCard, photoBox } from './card-drawing.ts';
import { focalCrop } from './focal-crop.ts';
import { kept } from './keep.ts';

/** Messaging apps show no larger pictures. In bytes. */
const largest = 150_000;
/** Text needs its colours in full resolution (4:4:4). mozjpeg saves a tenth of the size for five times the time. */
const jpeg = { quality: 84, progressive: true, quantisationTable: 3, chromaSubsampling: '4:4:4' };
const settings = JSON.stringify({ largest, jpeg, photoBox, version: 2 });

const cache = path.join(cacheRoot, 'cards');

/** Writes the 1200 x 630 picture of each page's shared link, drawn anew only where its words or photograph changed. */
export async function writeCards(root: string, studio: Studio, pages: SitePage[], dist: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const write = async ({ path: pagePath, card }: SitePage) => {
    if (!card) return;
    const file = path.join(dist, cardPath(pagePath));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await cardFile(root, card, drawCard(card, studio)));
  };
  await Promise.all(pages.map(write));
}

async function cardFile(root: string, { picture }: Card, drawing: string): Promise<Buffer> {
  const original = await readFile(photoPath(root, picture.photo));
  const key = createHash('sha256')
    .update(original)
    .update(JSON.stringify(picture.focus))
    .update(settings)
    .update(drawing)
    .digest('hex')
    .slice(0, 24);
  return kept(path.join(cache, `${key}.jpg`), async () => compress(drawing, await crop(original, picture.focus)));
}

/** The photograph cropped to its box around the focal point, as PNG: no quality is lost before the card is compressed. */
async function crop(original: Buffer, focus: Focus): Promise<Buffer> {
  const { autoOrient } = await sharp(original).metadata();
  return sharp(original)
    .autoOrient()
    .extract(focalCrop(autoOrient, photoBox, focus))
    .resize(photoBox.width, photoBox.height)
    .png({ compressionLevel: 0 })
    .toBuffer();
}

async function compress(drawing: string, photograph: Buffer): Promise<Buffer> {
  const { left, top } = photoBox;
  const card = sharp(Buffer.from(drawing)).composite([{ input: photograph, left, top }]);
  for (let { quality } = jpeg; ; quality -= 6) {
    const file = await card.jpeg({ ...jpeg, quality }).toBuffer();
    if (file.length <= largest || quality <= 46) return file;
  }
}
