import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { allPictures } from './check-whole.ts';
import type { Content } from './content.ts';
import { photoPath } from './load.ts';
import type { Problem } from './problems.ts';

// content/README.md tells the studio these limits: pixels and bytes.
const leastWidth = 1600;
const leastWidthInFull = 2000;
const leastWidthOfFace = 800;
const leastWidthOfPair = 1200;
const mostBytes = 600_000;

/** What fills a wide screen: the first picture of the home page, and the gallery in its lightbox. */
const inFull = /^content\/(home\.yaml hero\.picture|gallery\.yaml pictures)/;

/** Shown small. */
const faces = /^content\/about\.yaml team\.people/;
/** A close-up, upright and never wider than half a page. */
const details = { place: /^content\/services\/\S+ detail$/, leastWidth: 1200 };
/** What was there before is often a phone's photograph. */
const pairs = /^content\/cases\/\S+ beforeAfter/;
/** A picture all round: twice as wide as it is high, and sharp where it is enlarged. */
const allRound = { place: /^content\/walks\.yaml items\.\d+\.places/, leastWidth: 4096, mostBytes: 2_000_000 };

/** Every photograph that content names and that is too small, too large or not a photograph, and pictures of one place that do not match. `root` holds photos/. */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const uses = allPictures(content).map(({ file, place, picture }) => ({ file, place, photo: picture.photo }));
  const found = await Promise.all([...new Set(uses.map(({ photo }) => photo))].map((photo) => checkPhotograph(root, photo, uses)));
  return [...found.flat(), ...(await unlikeShapes(root, content))];
}

/** Before and after are laid over each other, and one finish takes another's place: they need one shape. */
async function unlikeShapes(root: string, { cases, finishes }: Content): Promise<Problem[]> {
  const pairs = cases.flatMap(({ slug, beforeAfter }) =>
    beforeAfter.map(({ before, after }, index) => ({
      file: `content/cases/${slug}.md`,
      place: `beforeAfter.${index}`,
      photos: [before.photo, after.photo] as const,
    })),
  );
  const sets = finishes.items.flatMap(({ options }, index) =>
    options.map(({ picture }, option) => ({
      file: 'content/finishes.yaml',
      place: `items.${index}.options.${option}.picture.photo`,
      photos: [options[0]?.picture.photo ?? '', picture.photo] as const,
    })),
  );
  const found = await Promise.all(
    [...pairs, ...sets].map(async ({ file, place, photos: [first, second] }) => {
      const [one, other] = await Promise.all([first, second].map((photo) => readShape(photoPath(root, photo))));
      if (!one || !other || Math.abs(one.width * other.height - other.width * one.height) <= 0.02 * one.width * other.height) return [];
      const fix = `photos/${first}.jpg is ${one.width} x ${one.height} pixels, photos/${second}.jpg ${other.width} x ${other.height}: cut both to the same shape`;
      return [{ file, place, fix }];
    }),
  );
  return found.flat();
}

/** A place of content that shows a photograph. */
export type Use = { file: string; place: string; photo: string };

/** What is wrong with one photograph of `root`, at each place that shows it. */
export async function checkPhotograph(root: string, photo: string, uses: Use[]): Promise<Problem[]> {
  const source = photoPath(root, photo);
  const file = `photos/${photo}.jpg`;
  const { size } = await stat(source);
  const shape = await readShape(source);
  if (!shape) return [{ file, place: '', fix: 'This cannot be read as a photograph: save it again as JPEG' }];
  const { width, height } = shape;
  const most = uses.some((use) => use.photo === photo && isAllRound(use)) ? allRound.mostBytes : mostBytes;
  const tooLarge = {
    file,
    place: '',
    fix: `The photograph has ${number(size / 1000)} KB: export it again with at most ${number(most / 1000)} KB, as a JPEG of lower quality`,
  };
  const tooNarrow = uses
    .filter((use) => use.photo === photo && width < leastWidthOf(use))
    .map((use) => ({
      file: use.file,
      place: `${use.place}.photo`,
      fix: `${file} is ${number(width)} pixels wide: export it again with at least ${number(leastWidthOf(use))}, or choose another`,
    }));
  const wrongShape = uses
    .filter((use) => use.photo === photo && isAllRound(use) && width !== 2 * height)
    .map((use) => ({
      file: use.file,
      place: `${use.place}.photo`,
      fix: `${file} is not twice as wide as high: export a whole turn (equirectangular, 360 x 180 degrees), or choose another`,
    }));
  return [...(size > most ? [tooLarge] : []), ...tooNarrow, ...wrongShape];
}

function isAllRound({ file, place }: Use): boolean {
  return allRound.place.test(`${file} ${place}`);
}

function leastWidthOf({ file, place }: Use): number {
  const use = `${file} ${place}`;
  if (allRound.place.test(use)) return allRound.leastWidth;
  if (details.place.test(use)) return details.leastWidth;
  if (faces.test(use)) return leastWidthOfFace;
  if (pairs.test(use)) return leastWidthOfPair;
  return inFull.test(use) ? leastWidthInFull : leastWidth;
}

async function readShape(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(file).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

function number(value: number): string {
  return Math.ceil(value).toLocaleString('en-IN');
}
