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
import { photoPath } from '#content-model/load.ts';
import { type PhotoFile, type PhotoFiles, portraitKey } from '#content-model/views.ts';
import { cacheRoot } from './folders.ts';

// Effort 3 takes a quarter of the time of sharp's default 4 for files 4 % larger.
const avif = { quality: 50, effort: 3 };
// Sizes for phones, whose dots are too fine to show it: what fits into so many bytes comes a round trip earlier.
const phone = { width: 640, bytes: 10_200, qualities: [44, 38, 32] };
const jpeg = { quality: 74, mozjpeg: true };
const avifWidths = [400, 640, 960, 1280, 1600, 2000];
const jpegWidths = [800, 1600];
// The first picture of the first page on a phone: cut to the part that shows, so that no byte is spent on the rest, and
// strongly compressed, which a screen of three dots a pixel does not show.
const portraitCut = { ratio: 1, avif: { quality: 34, effort: 6 }, avifWidths: [440, 520, 880, 1200], jpegWidths: [] };
/** Where the made sizes lie, named as the site serves them. */
export const pictureCache = path.join(cacheRoot, 'pictures');

const settings = JSON.stringify({ avif, phone, jpeg, avifWidths, jpegWidths, portraitCut, version: 1 });

type Prepared = PhotoFile & { files: string[] };
type Focused = { photo: string; focus: string };
type Original = { key: string; name: string; data: Buffer; hash: string; focus?: string };

/**
 * Makes every size of each photograph, and of the `portraits`, cut for phones held upright, or takes it from the
 * cache, and shows how far it is. `root` holds photos/. Throws an Error that names a photograph which cannot be read.
 */
export async function preparePictures(
  root: string,
  { names, portraits = [] }: { names: string[]; portraits?: Focused[] },
  log = console.log,
): Promise<PhotoFiles & { files: string[] }> {
  await mkdir(pictureCache, { recursive: true });
  sharp.concurrency(1);
  const originals = await Promise.all([
    ...names.map((name) => readOriginal(root, name)),
    ...portraits.map((cut) => readPortrait(root, cut)),
  ]);
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
  for (const original of originals) prepared.set(original.key, JSON.parse(await readFile(factsPath(original), 'utf8')));
  return Object.assign(prepared, { files: [...prepared.values()].flatMap(({ files }) => files) });
}

/** Puts the prepared files where the site serves them. */
export async function copyPictures(files: string[], target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  await Promise.all(files.map((file) => copyFile(path.join(pictureCache, file), path.join(target, file))));
}

async function readOriginal(root: string, name: string): Promise<Original> {
  const data = await readFile(photoPath(root, name));
  return { key: name, name, data, hash: hashOf(data, settings) };
}

async function readPortrait(root: string, cut: Focused): Promise<Original> {
  const data = await readFile(photoPath(root, cut.photo));
  return { key: portraitKey(cut), name: `${cut.photo}-portrait`, data, hash: hashOf(data, settings, cut.focus), focus: cut.focus };
}

function hashOf(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
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

async function convert({ name, data, hash, focus }: Original): Promise<Prepared> {
  const image = focus ? await cutPortrait(data, focus) : sharp(data).rotate();
  const { width, height } = await image.metadata();
  const how = focus ? portraitCut : { avif, avifWidths, jpegWidths };
  const widths = how.avifWidths.filter((size) => size <= width);
  const files: string[] = [];
  async function save(size: number, type: 'avif' | 'jpg', picture: Buffer) {
    const file = `${name}-${hash}-${size}.${type}`;
    await writeFile(path.join(pictureCache, file), picture);
    files.push(file);
  }
  for (const size of widths) await save(size, 'avif', await encode(image.clone().resize(size), how.avif, !focus && size <= phone.width));
  for (const size of how.jpegWidths.filter((size) => size <= width))
    await save(size, 'jpg', await image.clone().resize(size).jpeg(jpeg).toBuffer());
  return { hash, width, height, widths, tone: await tone(image), files };
}

/** For phones the quality falls until the picture fits, or the last one is tried. */
async function encode(picture: Sharp, wanted: { quality: number; effort: number }, forPhone: boolean): Promise<Buffer> {
  let made = await picture.clone().avif(wanted).toBuffer();
  for (const quality of forPhone ? phone.qualities : []) {
    if (made.length <= phone.bytes) break;
    if (quality < wanted.quality)
      made = await picture
        .clone()
        .avif({ ...wanted, quality })
        .toBuffer();
  }
  return made;
}

/** The largest part of that shape around the focal point, as `object-position` would place it. */
async function cutPortrait(data: Buffer, focus: string): Promise<Sharp> {
  const whole = await sharp(data).rotate().toBuffer();
  const { width, height } = await sharp(whole).metadata();
  const [x = 50, y = 50] = focus.split(' ').map((part) => Number.parseInt(part, 10));
  const part = {
    width: Math.min(width, Math.round(height * portraitCut.ratio)),
    height: Math.min(height, Math.round(width / portraitCut.ratio)),
  };
  const left = Math.round(((width - part.width) * x) / 100);
  const top = Math.round(((height - part.height) * y) / 100);
  return sharp(
    await sharp(whole)
      .extract({ left, top, ...part })
      .png()
      .toBuffer(),
  );
}

/** Mean lightness in six steps, 0 the palest. */
async function tone(image: Sharp): Promise<number> {
  const { channels } = await image.clone().greyscale().stats();
  return Math.min(5, Math.floor((1 - (channels[0]?.mean ?? 128) / 255) * 6));
}
