import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { allPictures } from './check-whole.ts';
import type { Content } from './content.ts';
import { photoPath } from './load.ts';
import type { Problem } from './problems.ts';

// content/README.md tells the studio these limits: pixels and bytes.
const leastWidth = 1600;
const leastWidthInFull = 2000;
const mostBytes = 600_000;

/** What fills a wide screen: the first picture of the home page, and the gallery in its lightbox. */
const inFull = /^content\/(home\.yaml hero\.picture|gallery\.yaml pictures)/;

/** Every photograph that content names and that is too small, too large or not a photograph. `root` holds photos/. */
export async function checkPhotographs(root: string, content: Content): Promise<Problem[]> {
  const uses = allPictures(content).map(({ file, place, picture }) => ({ file, place, photo: picture.photo }));
  const found = await Promise.all([...new Set(uses.map(({ photo }) => photo))].map((photo) => checkPhotograph(root, photo, uses)));
  return found.flat();
}

/** A place of content that shows a photograph. */
export type Use = { file: string; place: string; photo: string };

/** What is wrong with one photograph of `root`, at each place that shows it. */
export async function checkPhotograph(root: string, photo: string, uses: Use[]): Promise<Problem[]> {
  const source = photoPath(root, photo);
  const file = `photos/${photo}.jpg`;
  const { size } = await stat(source);
  const width = await readWidth(source);
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
  return inFull.test(`${file} ${place}`) ? leastWidthInFull : leastWidth;
}

async function readWidth(file: string): Promise<number | undefined> {
  try {
    return (await sharp(file).metadata()).autoOrient.width;
  } catch {
    return undefined;
  }
}

function number(value: number): string {
  return Math.ceil(value).toLocaleString('en-IN');
}
