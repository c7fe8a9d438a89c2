import { expect, test } from 'vitest';
import { avifSrcset, isSamePhotograph, largeJpegPath, type PictureFiles, smallJpegPath } from './picture-files.ts';

const large: PictureFiles = { name: 'room-1a2b3c4d', avif: [400, 640, 1280], jpeg: [800, 1600], width: 1700, height: 1100, tone: 2 };

test.each([large, { ...large, avif: [300], jpeg: [300] } satisfies PictureFiles])(
  'pages link only to files that a photograph has',
  (files) => {
    const { name, avif, jpeg } = files;
    const made = [...avif.map((width) => `${name}-${width}.avif`), ...jpeg.map((width) => `${name}-${width}.jpg`)];
    const sets = [avifSrcset(files), avifSrcset(files, true)].flatMap((set) => set.split(', ').map((entry) => entry.split(' ')[0]));
    for (const url of [...sets, smallJpegPath(files), largeJpegPath(files)])
      expect(made.map((each) => `/assets/pictures/${each}`)).toContain(url);
  },
);

test('a photograph is known in another size and format, and from one whose name begins alike', () => {
  const url = 'https://studio.in/assets/pictures/room-1a2b3c4d-640.avif';
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-1a2b3c4d-1600.jpg')).toBe(true);
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-1a2b3c4d-portrait-9f9f9f9f-440.avif')).toBe(false);
  expect(isSamePhotograph(url, 'https://studio.in/assets/pictures/room-5e6f7a8b-640.avif')).toBe(false);
});
