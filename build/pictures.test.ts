import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeJpegPath, type PictureFiles, type PortraitFiles, pictureFileName, smallJpegPath } from '#contract/picture-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
process.env.CACHE_DIR = path.join(root, 'cache');
const { copyPictures, preparePictures } = await import('./pictures.ts');
const site = path.join(root, 'site');
let small: PictureFiles;
let portrait: PortraitFiles;

beforeAll(async () => {
  await mkdir(path.join(root, 'photos'));
  // Shot upright: stored on its side and turned by its EXIF orientation. The right half is red.
  const right = { input: { create: { width: 900, height: 300, channels: 3 as const, background: '#ff0000' } }, left: 0, top: 0 };
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
    .composite([right])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(root, 'photos', 'small.jpg'));
  const files = await preparePictures(root, [
    { photo: 'small', kind: 'ordinary' },
    { photo: 'small', kind: 'portrait', focus: { x: 50, y: 0 } },
  ]);
  await copyPictures(files, site);
  small = files.pictures.small as PictureFiles;
  portrait = files.portraits.small as PortraitFiles;
});
afterAll(() => rmSync(root, { recursive: true }));

test('a small photograph has only sizes that it is large enough for, and each is a file of that width', async () => {
  expect(small).toMatchObject({ width: 600, height: 900, avif: [400], jpeg: [600] });
  for (const width of small.avif) {
    expect(await sharp(path.join(site, pictureFileName(small.name, width, 'avif'))).metadata()).toMatchObject({ format: 'heif', width });
  }
  for (const address of [smallJpegPath(small), largeJpegPath(small)])
    expect(existsSync(path.join(site, path.basename(address)))).toBe(true);
});

test('a portrait is the square around its focus, of the photograph as it is seen', async () => {
  const file = path.join(site, pictureFileName(portrait.name, portrait.avif[0], 'avif'));
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([440, 440]);
  const middle = (y: number, x: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  expect(middle(220, 400)[0]).toBeGreaterThan(200);
  expect(middle(220, 40)[2]).toBeGreaterThan(200);
});
