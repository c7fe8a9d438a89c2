import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo } from 'sharp';
import { photoPath } from '#content-model/load.ts';
import { type Card, cardPath, type SitePage } from '#content-model/pages.ts';
import type { Focus, Studio } from '#content-model/schema.ts';
import { cacheRoot } from './cache-root.ts';
import { drawCard, photoBox } from './card-drawing.ts';
import { focalCrop } from './focal-crop.ts';
import { keep } from './keep.ts';

/** Messaging apps show no larger pictures. In bytes. */
const largest = 150_000;
/** Text needs its colours in full resolution (4:4:4). mozjpeg saves a tenth of the size for five times the time. */
const jpeg = { quality: 84, progressive: true, quantisationTable: 3, chromaSubsampling: '4:4:4' };
const settings = JSON.stringify({ largest, jpeg, photoBox, version: 2 });

type Pixels = { data: Buffer; info: OutputInfo };

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
  const cached = path.join(cache, `${key}.jpg`);
  if (existsSync(cached)) return readFile(cached);
  const data = await compress(await compose(drawing, await crop(original, picture.focus)));
  await keep(cached, data);
  return data;
}

/** The photograph cropped to its box around the focal point. */
async function crop(original: Buffer, focus: Focus): Promise<Pixels> {
  const { autoOrient } = await sharp(original).metadata();
  return sharp(original)
    .autoOrient()
    .extract(focalCrop(autoOrient, photoBox, focus))
    .resize(photoBox.width, photoBox.height)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function compose(drawing: string, { data, info }: Pixels): Promise<Pixels> {
  const { left, top } = photoBox;
  return sharp(Buffer.from(drawing))
    .composite([{ input: data, raw: info, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function compress({ data, info }: Pixels): Promise<Buffer> {
  let file: Buffer;
  let { quality } = jpeg;
  do {
    file = await sharp(data, { raw: info })
      .jpeg({ ...jpeg, quality })
      .toBuffer();
    quality -= 6;
  } while (file.length > largest && quality > 40);
  return file;
}
