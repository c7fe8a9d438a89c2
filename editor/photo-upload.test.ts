import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { photoNames } from '#content-model/source-files.ts';
import { slugPattern } from '#contract/limits.ts';
import { writePhoto } from './photo-upload.ts';

const request = { name: 'new-room', use: 'serviceHero' } as const;

function folder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'photographs-'));
  mkdirSync(path.join(root, 'photos'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function noise(width: number): Sharp {
  const size = { width, height: Math.round((width * 2) / 3) };
  return sharp({ create: { ...size, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

test('a photograph is put into photos/ under a name that is free, without what is behind it in its file', async () => {
  const root = folder();
  const data = await noise(1700).blur(4).jpeg({ quality: 60 }).toBuffer();
  const behind = await noise(100)
    .withExifMerge({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
  expect(await writePhoto(root, request, Buffer.concat([data, behind]))).toEqual({ photo: 'new-room', faults: [] });
  expect(readFileSync(path.join(root, 'photos/new-room.jpg'), 'latin1')).not.toContain('SecretCamera');
  expect(await writePhoto(root, { ...request, name: 'New room' }, data)).toEqual({ photo: 'new-room-2', faults: [] });
  expect(photoNames(root)).toEqual(['new-room', 'new-room-2']);
});

test('the name of a photograph is as short as a project and an address take it, also the second time', async () => {
  const root = folder();
  const data = await noise(1700).blur(4).jpeg({ quality: 60 }).toBuffer();
  for (const _ of [1, 2]) expect((await writePhoto(root, { ...request, name: 'Kitchen '.repeat(20) }, data)).photo).toMatch(slugPattern);
});

test('a photograph that fits loses its place, its camera and its description, and is turned upright', async () => {
  const root = folder();
  const camera = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 0/1' } };
  const plain = noise(2400).blur(4).jpeg({ quality: 60 });
  const data = await plain
    .withMetadata({ orientation: 6 })
    .withExifMerge(camera)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
    .toBuffer();
  expect(data.includes('SecretCamera') && data.includes('SecretPlace')).toBe(true);
  expect((await writePhoto(root, request, data)).faults).toEqual([]);
  const { exif, xmp, iptc, width, height } = await sharp(path.join(root, 'photos/new-room.jpg')).metadata();
  expect({ exif, xmp, iptc, width, height }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, width: 1600, height: 2400 });
});

test('a photograph that is too narrow is refused', async () => {
  const root = folder();
  expect((await writePhoto(root, request, await noise(800).jpeg().toBuffer())).faults).toEqual([expect.stringContaining('at least 1,600')]);
  expect(photoNames(root)).toEqual([]);
});

test('a picture that is too large, or of another kind, is made to fit', async () => {
  const root = folder();
  const data = await noise(2600).blur(3).png().toBuffer();
  expect((await writePhoto(root, request, data)).faults).toEqual([]);
  const file = path.join(root, 'photos/new-room.jpg');
  const { width, format } = await sharp(file).metadata();
  expect({ width, format }).toEqual({ width: 2400, format: 'jpeg' });
  expect(statSync(file).size).toBeLessThanOrEqual(600_000);
});

// /dev/full is a Linux device that is always full.
test.runIf(existsSync('/dev/full'))('if the disk is full no half of a photograph is left', async () => {
  const root = folder();
  symlinkSync('/dev/full', path.join(root, 'photos/new-room.jpg.new'));
  await expect(writePhoto(root, request, await noise(1700).blur(4).jpeg().toBuffer())).rejects.toThrow();
  expect(photoNames(root)).toEqual([]);
});

test('a photograph that is cut off is refused: no page could be made with it', async () => {
  const root = folder();
  const data = await noise(1700).blur(4).jpeg({ quality: 60 }).toBuffer();
  expect((await writePhoto(root, request, data.subarray(0, -20_000))).faults).toEqual([expect.stringContaining('cannot be read')]);
});

test('transparent parts of a picture become white', async () => {
  const root = folder();
  const data = await noise(1700).ensureAlpha(0).png().toBuffer();
  expect((await writePhoto(root, request, data)).faults).toEqual([]);
  const { channels } = await sharp(path.join(root, 'photos/new-room.jpg')).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a file that is no picture is refused, and a name leads nowhere else', async () => {
  const root = folder();
  expect((await writePhoto(root, request, Buffer.from('words'))).faults).toEqual([expect.stringContaining('cannot be read')]);
  expect((await writePhoto(root, { ...request, name: '../out' }, await noise(1700).blur(4).jpeg().toBuffer())).photo).toBe('out');
  expect(existsSync(path.join(root, 'out.jpg'))).toBe(false);
  expect(photoNames(root)).toEqual(['out']);
});
