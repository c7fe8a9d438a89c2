import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { formatNumber } from '#contract/format-number.ts';
import { allPictures, type Content, contentValues, type PhotoPlace } from './content.ts';
import { photoPath } from './load.ts';
import { photoUses } from './photo-uses.ts';
import type { Problem } from './problems.ts';

/**
 * The problems of all photographs of content: one that cannot be read, has too few pixels or too many bytes, or has
 * another shape than those beside it. `root` holds photos/.
 */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const places = allPictures(content);
  const photos = [...new Set(places.map(({ photo }) => photo))];
  const ofOneShape = contentValues(content)
    .filter(({ schema }) => schema.oneShape)
    .map((group) => places.filter(({ file, path }) => file === group.file && path.startsWith(`${group.path}.`)));
  const found = await Promise.all([
    ...photos.map((photo) => checkPhotograph(root, photo, places)),
    ...ofOneShape.flatMap(([first, ...others]) => others.map((other) => checkShape(root, first as PhotoPlace, other))),
  ]);
  return found.flat();
}

/** Compares a photograph with the first of those that it must match. */
async function checkShape(root: string, { photo: first }: PhotoPlace, { file, path, photo }: PhotoPlace): Promise<Problem[]> {
  if (first === photo) return [];
  const [one, other] = await Promise.all([first, photo].map((each) => readShape(photoPath(root, each))));
  if (!one || !other || Math.abs(one.width * other.height - other.width * one.height) <= 0.02 * one.width * other.height) return [];
  const fix = `photos/${first}.jpg is ${one.width} x ${one.height} pixels, photos/${photo}.jpg ${other.width} x ${other.height}: cut both to the same shape`;
  return [{ file, path: `${path}.photo`, fix }];
}

/** What is wrong with one photograph of `root`, at each path that names it. */
export async function checkPhotograph(root: string, photo: string, places: PhotoPlace[]): Promise<Problem[]> {
  const source = photoPath(root, photo);
  const photograph = `photos/${photo}.jpg`;
  const { size } = await stat(source);
  const shape = await readShape(source);
  if (!shape) return [{ file: photograph, path: '', fix: 'This cannot be read as a photograph: save it again as JPEG' }];
  const shown = places.filter((place) => place.photo === photo).map((place) => ({ ...place, ...photoUses[place.use] }));
  const maxBytes = Math.max(...shown.map((place) => place.maxBytes));
  const tooLarge = {
    file: photograph,
    path: '',
    fix: `The photograph has ${formatNumber(Math.ceil(size / 1000))} KB: export it again with at most ${formatNumber(maxBytes / 1000)} KB, as a JPEG of lower quality`,
  };
  const { width, height } = shape;
  const wrong = shown.flatMap(({ file, path, use, ...needed }) => {
    const minWidth = height > width ? (needed.uprightWidth ?? needed.minWidth) : needed.minWidth;
    const small = `${formatNumber(width)} pixels wide: export it again with at least ${formatNumber(minWidth)}`;
    const cut = 'not twice as wide as high: export the whole panorama (equirectangular, 360 x 180 degrees)';
    const faults = [...(width < minWidth ? [small] : []), ...(use === 'panorama' && width !== 2 * height ? [cut] : [])];
    return faults.map((fault) => ({ file, path: `${path}.photo`, fix: `${photograph} is ${fault}, or choose another` }));
  });
  return [...(size > maxBytes ? [tooLarge] : []), ...wrong];
}

async function readShape(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
