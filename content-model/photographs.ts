import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { formatNumber } from '#contract/format-number.ts';
import { allPictures, type Content } from './content.ts';
import { photoPath } from './load.ts';
import type { Problem } from './problems.ts';

/** What a photograph needs in pixels and bytes, by its path; the first that fits counts. Also in content/README.md. */
const needs = [
  // A panorama: twice as wide as it is high, and sharp where it is enlarged.
  { at: /^content\/walks\.yaml items\.\d+\.places/, leastWidth: 4096, mostBytes: 2_000_000, isPanorama: true },
  // A close-up, or what is upright beside words, in pairs and in the gallery, is never wider than half a page.
  { at: /^content\/services\/\S+ detail$/, leastWidth: 1200 },
  { at: /^content\/(services\/\S+ (hero|pictures)|cases\/\S+ pictures)/, uprightWidth: 1200 },
  // A face is shown small.
  { at: /^content\/about\.yaml team\.people/, leastWidth: 800 },
  // What was there before is often a phone's photograph.
  { at: /^content\/cases\/\S+ beforeAfter/, leastWidth: 1200 },
  // What fills a wide screen: the first picture of the home page, and the gallery in its lightbox.
  { at: /^content\/home\.yaml hero\.picture/, leastWidth: 2000 },
  { at: /^content\/gallery\.yaml pictures/, leastWidth: 2000, uprightWidth: 1200 },
];
const ordinary = { leastWidth: 1600, mostBytes: 600_000, isPanorama: false };

/** What is shown in one place, such as before and after, stages or finishes, needs one shape. */
const ofOneShape = /^content\/(cases\/\S+ beforeAfter\.\d+|finishes\.yaml items\.\d+\.options|services\/\S+ stages\.items)\./;

/** Photographs that are too small, too large or none, and such that do not match. `root` holds photos/. */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const uses = allPictures(content);
  const photos = [...new Set(uses.map(({ photo }) => photo))];
  const found = await Promise.all([
    ...photos.map((photo) => checkPhotograph(root, photo, uses)),
    ...uses.map((use) => checkShape(root, use, uses)),
  ]);
  return found.flat();
}

/** Compares a photograph with the first of those that it must match. */
async function checkShape(root: string, { file, path, photo }: PhotoPlace, uses: PhotoPlace[]): Promise<Problem[]> {
  const [group] = ofOneShape.exec(`${file} ${path}`) ?? [];
  const first = uses.find((use) => group && `${use.file} ${use.path}`.startsWith(group))?.photo;
  if (!first || first === photo) return [];
  const [one, other] = await Promise.all([first, photo].map((each) => readShape(photoPath(root, each))));
  if (!one || !other || Math.abs(one.width * other.height - other.width * one.height) <= 0.02 * one.width * other.height) return [];
  const fix = `photos/${first}.jpg is ${one.width} x ${one.height} pixels, photos/${photo}.jpg ${other.width} x ${other.height}: cut both to the same shape`;
  return [{ file, path: `${path}.photo`, fix }];
}

/** A path of content that names a photograph. */
export type PhotoPlace = { file: string; path: string; photo: string };

/** What is wrong with one photograph of `root`, at each path that names it. */
export async function checkPhotograph(root: string, photo: string, uses: PhotoPlace[]): Promise<Problem[]> {
  const source = photoPath(root, photo);
  const photograph = `photos/${photo}.jpg`;
  const { size } = await stat(source);
  const shape = await readShape(source);
  if (!shape) return [{ file: photograph, path: '', fix: 'This cannot be read as a photograph: save it again as JPEG' }];
  const shown = uses.filter((use) => use.photo === photo).map((use) => ({ ...use, ...needsAt(use) }));
  const most = Math.max(...shown.map(({ mostBytes }) => mostBytes));
  const tooLarge = {
    file: photograph,
    path: '',
    fix: `The photograph has ${formatNumber(Math.ceil(size / 1000))} KB: export it again with at most ${formatNumber(most / 1000)} KB, as a JPEG of lower quality`,
  };
  const { width, height } = shape;
  const wrong = shown.flatMap(({ file, path, isPanorama, ...needed }) => {
    const leastWidth = height > width ? (needed.uprightWidth ?? needed.leastWidth) : needed.leastWidth;
    const small = `${formatNumber(width)} pixels wide: export it again with at least ${formatNumber(leastWidth)}`;
    const cut = 'not twice as wide as high: export the whole panorama (equirectangular, 360 x 180 degrees)';
    const faults = [...(width < leastWidth ? [small] : []), ...(isPanorama && width !== 2 * height ? [cut] : [])];
    return faults.map((fault) => ({ file, path: `${path}.photo`, fix: `${photograph} is ${fault}, or choose another` }));
  });
  return [...(size > most ? [tooLarge] : []), ...wrong];
}

function needsAt({ file, path }: PhotoPlace): typeof ordinary & { uprightWidth?: number } {
  return { ...ordinary, ...needs.find(({ at }) => at.test(`${file} ${path}`)) };
}

async function readShape(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}
