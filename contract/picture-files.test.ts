import { expect, test } from 'vitest';
import { avifSrcset, largeJpegPath, type PictureFiles, smallJpegPath } from './picture-files.ts';

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
