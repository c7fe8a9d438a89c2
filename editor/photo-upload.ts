import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { photoPath } from '#content-model/load.ts';
import { checkPhotograph, type Use } from '#content-model/photographs.ts';
import { namesIn } from './content-files.ts';

/** Names of the photographs in photos/, without their ending. */
export function photoNames(root: string): string[] {
  return namesIn(path.join(root, 'photos'), '.jpg');
}

/**
 * Puts a photograph into photos/ without place and camera, or says what is wrong with it at `use`, by the build's rule. `smaller` first
 * makes it fit the rule's size and turns other kinds of pictures into JPEG.
 */
export async function addPhotograph(root: string, use: Use, data: Buffer, smaller: boolean): Promise<string[]> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(use.photo)) return ['Name the photograph with small letters, digits and hyphens'];
  if (existsSync(photoPath(root, use.photo))) return [`photos/${use.photo}.jpg is there already: choose another name`];
  const trial = mkdtempSync(path.join(tmpdir(), 'editor-'));
  try {
    mkdirSync(path.join(trial, 'photos'));
    const file = photoPath(trial, use.photo);
    writeFileSync(file, data);
    let problems = smaller ? [] : await problemsOf(trial, file, use);
    if (problems.length > 0) return problems;
    for (const version of smaller || (await hasMetadata(data)) ? versionsOf(data) : [data]) {
      // What sharp cannot read is refused by the check.
      writeFileSync(file, await Promise.resolve(version).catch(() => ''));
      problems = await problemsOf(trial, file, use);
      if (problems.length === 0) break;
    }
    if (problems.length === 0) await copyFile(file, photoPath(root, use.photo));
    return problems;
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/** Whether it says more than its pixels, such as where it was taken. */
async function hasMetadata(data: Buffer): Promise<boolean> {
  const { exif, iptc, xmp, comments } = await sharp(data).metadata();
  return [exif, iptc, xmp, comments].some((each) => each !== undefined);
}

/** Ever smaller files of a picture, each made when it is asked for. Removes the place and the camera from it. */
function* versionsOf(data: Buffer): Generator<Promise<Buffer>> {
  for (const quality of [86, 80, 74, 68, 60, 50]) {
    yield sharp(data).autoOrient().resize({ width: 2400, withoutEnlargement: true }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

async function problemsOf(root: string, file: string, use: Use): Promise<string[]> {
  const format = await sharp(file)
    .metadata()
    .then(({ format }) => format)
    .catch(() => undefined);
  if (format && format !== 'jpeg') return [`The picture is of the kind ${format}: save it as JPEG`];
  return (await checkPhotograph(root, use.photo, [use])).map(({ fix }) => fix);
}

/** A photograph at most `width` pixels wide, for the form. */
export async function thumbnail(root: string, photo: string, width: number): Promise<Buffer> {
  return sharp(photoPath(root, photo)).autoOrient().resize({ width, withoutEnlargement: true }).jpeg({ quality: 78 }).toBuffer();
}
