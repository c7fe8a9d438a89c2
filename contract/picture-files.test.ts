import { expect, test } from 'vitest';
import {
  avifSrcset,
  avifWidths,
  fittingWidths,
  isSamePhotograph,
  jpegWidths,
  largeJpegPath,
  pictureFileNames,
  smallJpegPath,
} from './picture-files.ts';

function fileOf(width: number) {
  const [avif, jpeg] = [fittingWidths(avifWidths, width), fittingWidths(jpegWidths, width)];
  return { name: 'room-1a2b3c4d', avif, jpeg, width, height: Math.round(width / 1.5), tone: 2 };
}

test.each([2400, 1599, 700, 300])('pages link only to files that exist of a photograph %i pixels wide', (width) => {
  const file = fileOf(width);
  const made = pictureFileNames(file).map((name) => `/assets/pictures/${name}`);
  const sets = [avifSrcset(file), avifSrcset(file, true)].flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0]));
  for (const url of [...sets, smallJpegPath(file), largeJpegPath(file)]) expect(made).toContain(url);
});

test('a photograph is known in another size and format, and from one whose name begins alike', () => {
  const url = 'https://studio.in/assets/pictures/room-1a2b3c4d-640.avif';
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-1a2b3c4d-1600.jpg')).toBe(true);
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-1a2b3c4d-portrait-9f9f9f9f-440.avif')).toBe(false);
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-5e6f7a8b-640.avif')).toBe(false);
});
