import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { photoPath } from '#content-model/load.ts';
import { cardPath, type SitePage } from '#content-model/pages.ts';
import type { Focus } from '#content-model/schema.ts';
import { cacheRoot } from './cache-root.ts';
import { focalCrop } from './focal-crop.ts';
import { keep } from './keep.ts';

const cardSize = { width: 1200, height: 630 };
/** Messaging apps show no larger pictures. */
const mostBytes = 150_000;
const quality = { first: 84, least: 40, step: 6 };
const settings = JSON.stringify({ cardSize, mostBytes, quality });

const cache = path.join(cacheRoot, 'cards');

/** Writes the picture of each page's shared link: its photograph, cut around the focal point. */
export async function writeCards(root: string, pages: SitePage[], dist: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  await mkdir(path.join(dist, 'cards'), { recursive: true });
  for (const { path: pagePath, card } of pages) {
    if (card) await copyFile(await cardFile(photoPath(root, card.picture.photo), card.picture.focus), path.join(dist, cardPath(pagePath)));
  }
}

/** The file in the cache, made where it is missing. */
async function cardFile(photograph: string, focus: Focus): Promise<string> {
  const original = await readFile(photograph);
  const key = createHash('sha256').update(original).update(JSON.stringify(focus)).update(settings).digest('hex').slice(0, 24);
  const file = path.join(cache, `${key}.jpg`);
  if (!existsSync(file)) await keep(file, await makeCard(original, focus));
  return file;
}

async function makeCard(original: Buffer, focus: Focus): Promise<Buffer> {
  const { autoOrient } = await sharp(original).metadata();
  const picture = sharp(original)
    .autoOrient()
    .extract(focalCrop(autoOrient, cardSize, focus))
    .resize(cardSize);
  for (let current = quality.first; ; current -= quality.step) {
    const made = await picture.clone().jpeg({ quality: current, progressive: true }).toBuffer();
    if (made.length <= mostBytes || current <= quality.least) return made;
  }
}
