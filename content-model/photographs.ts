import { statSync } from 'node:fs';
import sharp from 'sharp';
import { formatNumber } from '#contract/lib/format-number.ts';
import type { Content } from './content.ts';
import { contentValues, type PhotoReference, photoReferences } from './content-values.ts';
import { type PhotoUse, photoUses } from './photo-uses.ts';
import type { Problem } from './problems.ts';
import { photoPath } from './source-files.ts';

/**
 * The problems of all photographs of content: one that is missing, cannot be read, has too few pixels or too many bytes,
 * or has another shape than those beside it. `root` holds photos/.
 */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const mentions = photoReferences(content);
  const ofOneShape = contentValues(content)
    .filter(({ schema }) => schema.oneShape)
    .map((group) => mentions.filter(({ file, keyPath }) => file === group.file && keyPath.startsWith(`${group.keyPath}.`)));
  const found = await Promise.all([
    ...mentions.map((mention) => checkPhotograph(root, mention)),
    ...ofOneShape.flatMap(([first, ...others]) => others.map((other) => checkShape(root, first as PhotoReference, other))),
  ]);
  return found.flat();
}

async function checkPhotograph(root: string, { file, keyPath, photo, use }: PhotoReference): Promise<Problem[]> {
  const path = photoPath(root, photo);
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const faults = size === undefined ? ['is missing: add the photograph or correct the name'] : await faultsOf(path, size, use);
  return faults.map((fault) => ({ file, keyPath: `${keyPath}.photo`, message: `photos/${photo}.jpg ${fault}` }));
}

/** Compares a photograph with the first of those that it must match. */
async function checkShape(root: string, { photo: first }: PhotoReference, { file, keyPath, photo }: PhotoReference): Promise<Problem[]> {
  const [one, other] = await Promise.all([first, photo].map((each) => readShape(photoPath(root, each))));
  if (!one || !other || Math.abs(one.width * other.height - other.width * one.height) <= 0.02 * one.width * other.height) return [];
  const message = `photos/${first}.jpg is ${one.width} x ${one.height} pixels, photos/${photo}.jpg ${other.width} x ${other.height}: cut both to the same shape`;
  return [{ file, keyPath: `${keyPath}.photo`, message }];
}

/**
 * Returns what is wrong with a photograph of `size` bytes for its use, given by its path or whole: each fits after its
 * name, as 'has 3,000 KB: …' does.
 */
export async function faultsOf(image: string | Buffer, size: number, use: PhotoUse): Promise<string[]> {
  const shape = await readShape(image);
  if (!shape) return ['cannot be read as a photograph: save it again as JPEG'];
  const { width, height } = shape;
  const { minWidth: wide, uprightWidth: upright = wide, maxBytes } = photoUses[use];
  const minWidth = height > width ? upright : wide;
  const small = `is ${formatNumber(width)} pixels wide: export it again with at least ${formatNumber(minWidth)}, or choose another`;
  const wrongShape = 'is not twice as wide as high: export the whole panorama (equirectangular, 360 x 180 degrees), or choose another';
  const [kilobytes, maxKilobytes] = [Math.ceil(size / 1000), maxBytes / 1000].map(formatNumber);
  const heavy = `has ${kilobytes} KB: export it again with at most ${maxKilobytes} KB, as a JPEG of lower quality`;
  return [
    ...(width < minWidth ? [small] : []),
    ...(use === 'panorama' && width !== 2 * height ? [wrongShape] : []),
    ...(size > maxBytes ? [heavy] : []),
  ];
}

async function readShape(image: string | Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(image).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
