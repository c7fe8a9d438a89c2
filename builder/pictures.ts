/**
 * Photographs in photos/ become AVIF with a JPEG fallback at the widths that the layout asks for. Results are kept in
 * .cache/pictures under the hash of the original, so that a build only works on what is new.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoPath } from '#app/content/load.ts';
import type { PhotoFile, PhotoFiles } from '#app/content/views.ts';
import { cacheRoot } from './folders.ts';

// Effort 3 takes a quarter of the time of sharp's default 4 for files 4 % larger.
const avif = { quality: 50, effort: 3 };
const jpeg = { quality: 74, mozjpeg: true };
const avifWidths = [400, 640, 960, 1280, 1600, 2000];
const jpegWidths = [800, 1600];
/** Where the made sizes lie, named as the site serves them. */
export const pictureCache = path.join(cacheRoot, 'pictures');

const settings = JSON.stringify({ avif, jpeg, avifWidths, jpegWidths, version: 1 });

type Prepared = PhotoFile & { files: string[] };
type Original = { name: string; data: Buffer; hash: string };

/**
 * Makes every size of each photograph, or takes it from the cache, and shows how far it is. `root` holds photos/.
 * Throws an Error that names a photograph which cannot be read.
 */
export async function preparePictures(root: string, names: string[], log = console.log): Promise<PhotoFiles & { files: string[] }> {
  await mkdir(pictureCache, { recursive: true });
  sharp.concurrency(1);
  const originals = await Promise.all(names.map((name) => readOriginal(root, name)));
  const waiting = originals.filter((original) => !existsSync(factsPath(original)));
  const total = waiting.length;
  async function work() {
    for (let original = waiting.shift(); original; original = waiting.shift()) {
      await make(original);
      log(`  photograph ${total - waiting.length} of ${total}: ${original.name}`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const prepared = new Map<string, Prepared>();
  for (const original of originals) prepared.set(original.name, JSON.parse(await readFile(factsPath(original), 'utf8')));
  return Object.assign(prepared, { files: [...prepared.values()].flatMap(({ files }) => files) });
}

/** Puts the prepared files where the site serves them. */
export async function copyPictures(files: string[], target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await Promise.all(files.map((file) => copyFile(path.join(pictureCache, file), path.join(target, file))));
}

async function readOriginal(root: string, name: string): Promise<Original> {
  const data = await readFile(photoPath(root, name));
  return { name, data, hash: createHash('sha256').update(data).update(settings).digest('hex').slice(0, 8) };
}

/** Written last: an interrupted build leaves no facts, and starts this photograph again. */
function factsPath({ name, hash }: Original): string {
  return path.join(pictureCache, `${name}-${hash}.json`);
}

async function make(original: Original): Promise<void> {
  try {
    await writeFile(factsPath(original), JSON.stringify(await convert(original)));
  } catch (error) {
    throw new Error(`photos/${original.name}.jpg cannot be read as a photograph (${(error as Error).message}): save it again as JPEG`);
  }
}

async function convert({ name, data, hash }: Original): Promise<Prepared> {
  const image = sharp(data).rotate();
  const { width, height } = await image.metadata();
  const widths = avifWidths.filter((size) => size <= width);
  const files: string[] = [];
  async function save(size: number, type: 'avif' | 'jpg', picture: Sharp) {
    const file = `${name}-${hash}-${size}.${type}`;
    await picture.toFile(path.join(pictureCache, file));
    files.push(file);
  }
  for (const size of widths) await save(size, 'avif', image.clone().resize(size).avif(avif));
  for (const size of jpegWidths.filter((size) => size <= width)) await save(size, 'jpg', image.clone().resize(size).jpeg(jpeg));
  return { hash, width, height, widths, tone: await tone(image), files };
}

/** Mean lightness in six steps, 0 the palest. */
async function tone(image: Sharp): Promise<number> {
  const { channels } = await image.clone().greyscale().stats();
  return Math.min(5, Math.floor((1 - (channels[0]?.mean ?? 128) / 255) * 6));
}
