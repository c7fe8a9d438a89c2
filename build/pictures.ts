/**
 * Photographs in photos/ become AVIF with a JPEG fallback, at the widths that they are large enough for. Results are kept
 * in .cache/pictures under the hash of the original: a build only works on what is new.
 */
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PreparedPhotos } from '#content-model/site-content.ts';
import { photoPath } from '#content-model/source-files.ts';
import { formatCount } from '#contract/lib/format-number.ts';
import {
  type FocalPoint,
  type PictureFiles,
  type PortraitFiles,
  panoramaCropName,
  panoramaWidths,
  pictureFileName,
  type Widths,
} from '#contract/picture-files.ts';
import { cacheRoot, digestOf, writeAtomically } from './cache.ts';
import { focalCrop } from './focal-crop.ts';
import { panoramaCrop, panoramaCropSize } from './panorama-crop.ts';

/** How the files are made. A change makes every picture anew, as all of it is part of the hash in the names. */
const encoding = {
  // Low effort and half the colour resolution: a quarter of the time, the same size in all (docs/decisions/004).
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  /**
   * What differs from these widths on. A turned view enlarges the larger size of its panorama, which has a higher
   * quality: 300 KB instead of 190.
   */
  large: [
    { width: panoramaWidths[1], quality: 62 },
    { width: 1600, quality: 49, effort: 0 },
    { width: 960, quality: 49, effort: 1 },
  ],
  // Phones' pixels are too fine to show a lower quality, and a file of this size needs one round trip less.
  phone: { width: 640, bytes: 10_200, leastQuality: 28, steepness: 32 },
  jpeg: { quality: 74, mozjpeg: true },
  // For search engines, and the whole screen of browsers without AVIF.
  largeJpeg: { width: 1600, quality: 74, progressive: true },
  // The first picture of the home page on a phone: cut to the part that shows, and strongly compressed.
  portrait: { shape: { width: 1, height: 1 }, avif: { quality: 34, effort: 3 }, widths: [440, 520, 880, 1200] },
  ordinary: { avif: [400, 640, 960, 1280, 1600, 2000], jpeg: [800, 1600] },
  panorama: { avif: panoramaWidths, jpeg: [panoramaWidths[0]] },
  // An ordinary picture cut from a panorama, up to where that is sharp.
  crop: { size: panoramaCropSize, avif: [640, 1280], jpeg: [800] },
};
const encodingText = JSON.stringify(encoding);

/** Where the made sizes are kept, under the names that the site serves. */
export const pictureCache = path.join(cacheRoot, 'pictures');

/** What content asks for: a photograph, its portrait around a point, a panorama, or the crop of that in one direction. */
export type PictureRequest = { photo: string } & (
  | { kind: 'ordinary' | 'panorama' }
  | { kind: 'portrait'; focus: FocalPoint }
  | { kind: 'crop'; yaw: number }
);

/**
 * Makes the files of each photograph or takes them from the cache, and says how many are new. `root` holds photos/.
 * Throws an Error that names a photograph which cannot be read.
 */
export async function preparePictures(root: string, requests: PictureRequest[]): Promise<PreparedPhotos> {
  await mkdir(pictureCache, { recursive: true });
  sharp.concurrency(1);
  const jobs = await Promise.all(requests.map((request) => newJob(root, request)));
  // Another build may be making the same: each begins elsewhere and leaves out what is there by now.
  const waiting = jobs.filter(isMissing).toSorted(() => Math.random() - 0.5);
  if (waiting.length > 0)
    console.log(`  ${formatCount(waiting.length, 'new photograph')} to prepare, about a second of one processor each`);
  async function work() {
    for (let job = waiting.pop(); job; job = waiting.pop()) if (isMissing(job)) await run(job);
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const files: PreparedPhotos = { pictures: {}, portraits: {} };
  for (const { key, kind, record } of jobs) {
    files[kind === 'portrait' ? 'portraits' : 'pictures'][key] = JSON.parse(await readFile(record, 'utf8'));
  }
  return files;
}

/** Puts the prepared files where the site serves them. */
export async function copyPictures({ pictures, portraits }: PreparedPhotos, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const names = [...Object.values(pictures), ...Object.values(portraits)].flatMap(fileNamesOf);
  await Promise.all(names.map((name) => copyFile(path.join(pictureCache, name), path.join(target, name))));
}

type Job = PictureRequest & { key: string; name: string; file: string; record: string };

/**
 * `key` is its name in PreparedPhotos. `record` keeps the result and is written last: an interrupted build starts this
 * photograph again.
 */
async function newJob(root: string, request: PictureRequest): Promise<Job> {
  const { photo, kind } = request;
  const file = photoPath(root, photo);
  const hash = digestOf(await readFile(file), encodingText, JSON.stringify(kind === 'portrait' ? request.focus : ''));
  const key = kind === 'crop' ? panoramaCropName(photo, request.yaw) : photo;
  const name = `${key}-${kind === 'portrait' ? 'portrait-' : ''}${hash.slice(0, 8)}`;
  return { ...request, key, name, file, record: path.join(pictureCache, `${name}.json`) };
}

function isMissing({ record }: Job): boolean {
  return !existsSync(record);
}

async function run(job: Job): Promise<void> {
  try {
    const data = await readFile(job.file);
    const files = job.kind === 'portrait' ? await makePortrait(job.name, data, job.focus) : await makePicture(job, data);
    await writeAtomically(job.record, JSON.stringify(files));
  } catch (error) {
    throw new Error(`photos/${job.photo}.jpg cannot be read as a photograph (${(error as Error).message}): save it again as JPEG`);
  }
}

async function makePicture(job: Exclude<Job, { kind: 'portrait' }>, data: Buffer): Promise<PictureFiles> {
  const { name } = job;
  const { jpeg, largeJpeg } = encoding;
  const widths = encoding[job.kind];
  const image = job.kind === 'crop' ? await panoramaCrop(data, job.yaw) : sharp(data).autoOrient();
  const { width, height } = (await image.metadata()).autoOrient;
  const files = { name, avif: fittingWidths(widths.avif, width), jpeg: fittingWidths(widths.jpeg, width), width, height };
  for (const size of files.avif) await save(name, size, 'avif', await encode(image.clone().resize(size), size));
  for (const size of files.jpeg) {
    const options = size < largeJpeg.width ? jpeg : largeJpeg;
    await save(name, size, 'jpg', await image.clone().resize(size).jpeg(options).toBuffer());
  }
  return { ...files, tone: await tone(image) };
}

async function makePortrait(name: string, data: Buffer, focus: FocalPoint): Promise<PortraitFiles> {
  const { portrait } = encoding;
  const { autoOrient } = await sharp(data).metadata();
  const square = focalCrop(autoOrient, portrait.shape, focus);
  const widths = fittingWidths(portrait.widths, square.width);
  for (const size of widths) {
    const picture = sharp(data).autoOrient().extract(square).resize(size);
    await save(name, size, 'avif', await picture.avif(portrait.avif).toBuffer());
  }
  return { name, avif: widths };
}

async function save(name: string, width: number, type: 'avif' | 'jpg', picture: Buffer): Promise<void> {
  await writeAtomically(path.join(pictureCache, pictureFileName(name, width, type)), picture);
}

/** A picture for phones that is too large is made again at the quality at which it should fit. */
async function encode(picture: Sharp, width: number): Promise<Buffer> {
  const { avif, large, phone } = encoding;
  const options = { ...avif, ...large.find((each) => width >= each.width) };
  const made = await picture.clone().avif(options).toBuffer();
  if (width > phone.width || made.length <= phone.bytes) return made;
  // On rooms, quality lower by 15 to 21 halved a file. 32 · ln 2 = 22, so that the second try fits.
  const quality = Math.round(avif.quality - phone.steepness * Math.log(made.length / phone.bytes));
  return picture.avif({ ...avif, quality: Math.max(quality, phone.leastQuality) }).toBuffer();
}

/** Mean lightness in six steps, 0 the palest. */
async function tone(image: Sharp): Promise<number> {
  const small = await image.clone().resize(64).greyscale().png().toBuffer();
  const { channels } = await sharp(small).stats();
  return Math.min(5, Math.floor((1 - (channels[0]?.mean ?? 128) / 255) * 6));
}

/** The widths of a list that a photograph is large enough for; its own if it is smaller than all of them. */
function fittingWidths(widths: readonly number[], width: number): Widths {
  const [smallest = width, ...others] = widths.filter((each) => each <= width);
  return [smallest, ...others];
}

function fileNamesOf({ name, avif, jpeg = [] }: PortraitFiles & { jpeg?: number[] }): string[] {
  return [...avif.map((width) => pictureFileName(name, width, 'avif')), ...jpeg.map((width) => pictureFileName(name, width, 'jpg'))];
}
