/**
 * Photographs in photos/ become AVIF with a JPEG fallback at the widths that the layout asks for. Results are kept in
 * .cache/pictures under the hash of the original, so that a build only works on what is new.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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

/**
 * Makes every size of each photograph, or takes it from the cache. `root` holds photos/.
 * Throws an Error that names a photograph which cannot be read.
 */
export async function preparePictures(root: string, names: string[], log = console.log): Promise<PhotoFiles & { files: string[] }> {
  await mkdir(pictureCache, { recursive: true });
  sharp.concurrency(1);
  const prepared = new Map<string, Prepared>();
  const waiting = [...names];
  const missing = { total: names.length, done: 0 };
  async function work() {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      prepared.set(name, await prepare(root, name, () => log(`  pictures: ${++missing.done} made (${name})`)));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return Object.assign(prepared, { files: [...prepared.values()].flatMap(({ files }) => files) });
}

/** Puts the prepared files where the site serves them. */
export async function copyPictures(files: string[], target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await Promise.all(files.map((file) => copyFile(path.join(pictureCache, file), path.join(target, file))));
}

async function prepare(root: string, name: string, made: () => void): Promise<Prepared> {
  const original = await readFile(photoPath(root, name));
  const hash = createHash('sha256').update(original).update(settings).digest('hex').slice(0, 8);
  const factsPath = path.join(pictureCache, `${name}-${hash}.json`);
  if (existsSync(factsPath)) return JSON.parse(await readFile(factsPath, 'utf8'));
  try {
    const facts = await convert(original, `${name}-${hash}`, hash);
    // Written last: an interrupted build leaves no facts, and starts this photograph again.
    await writeFile(factsPath, JSON.stringify(facts));
    made();
    return facts;
  } catch (error) {
    throw new Error(`photos/${name}.jpg cannot be read as a photograph (${(error as Error).message}): save it again as JPEG`);
  }
}

async function convert(original: Buffer, stem: string, hash: string): Promise<Prepared> {
  const image = sharp(original).rotate();
  const { width, height } = await image.metadata();
  const widths = avifWidths.filter((size) => size <= width);
  const files: string[] = [];
  async function save(file: string, data: Buffer) {
    await writeFile(path.join(pictureCache, `${file}.part`), data);
    await rename(path.join(pictureCache, `${file}.part`), path.join(pictureCache, file));
    files.push(file);
  }
  for (const size of widths) await save(`${stem}-${size}.avif`, await image.clone().resize(size).avif(avif).toBuffer());
  for (const size of jpegWidths.filter((size) => size <= width)) {
    await save(`${stem}-${size}.jpg`, await image.clone().resize(size).jpeg(jpeg).toBuffer());
  }
  return { hash, width, height, widths, tone: await tone(image), files };
}

/** Mean lightness in six steps, 0 the palest. */
async function tone(image: Sharp): Promise<number> {
  const { channels } = await image.clone().greyscale().stats();
  return Math.min(5, Math.floor((1 - (channels[0]?.mean ?? 128) / 255) * 6));
}
