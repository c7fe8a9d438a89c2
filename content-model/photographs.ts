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
/** What was there before is often a phone's photograph. */
const pairs = /^content\/cases\/\S+ beforeAfter/;

/** Every photograph that content names and that is too small, too large or not a photograph, and pairs that do not match. `root` holds photos/. */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const uses = allPictures(content).map(({ file, place, picture }) => ({ file, place, photo: picture.photo }));
  const found = await Promise.all([...new Set(uses.map(({ photo }) => photo))].map((photo) => checkPhotograph(root, photo, uses)));
  return [...found.flat(), ...(await unlikePairs(root, content))];
}

/** Before and after are laid over each other: they need one shape. */
async function unlikePairs(root: string, { cases }: Content): Promise<Problem[]> {
  const all = cases.flatMap(({ slug, beforeAfter }) => beforeAfter.map((pair, index) => ({ ...pair, slug, index })));
  const found = await Promise.all(
    all.map(async ({ before, after, slug, index }) => {
      const [one, other] = await Promise.all([before, after].map(({ photo }) => readShape(photoPath(root, photo))));
      if (!one || !other || Math.abs(one.width * other.height - other.width * one.height) <= 0.02 * one.width * other.height) return [];
      const fix = `photos/${before.photo}.jpg is ${one.width} x ${one.height} pixels, photos/${after.photo}.jpg ${other.width} x ${other.height}: cut both to the same shape`;
      return [{ file: `content/cases/${slug}.md`, place: `beforeAfter.${index}`, fix }];
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
  const width = (await readShape(source))?.width;
  if (!width) return [{ file, place: '', fix: 'This cannot be read as a photograph: save it again as JPEG' }];
  const tooLarge = {
    file,
    place: '',
    fix: `The photograph has ${number(size / 1000)} KB: export it again with at most ${number(mostBytes / 1000)} KB, as a JPEG of lower quality`,
  };
  const tooNarrow = uses
    .filter((use) => use.photo === photo && width < leastWidthOf(use))
    .map((use) => ({
      file: use.file,
      place: `${use.place}.photo`,
      fix: `${file} is ${number(width)} pixels wide: export it again with at least ${number(leastWidthOf(use))}, or choose another`,
    }));
  return [...(size > mostBytes ? [tooLarge] : []), ...tooNarrow];
}

function leastWidthOf({ file, place }: Use): number {
  const use = `${file} ${place}`;
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
