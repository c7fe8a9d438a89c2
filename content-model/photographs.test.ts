import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Service } from './content.ts';
import { loadContent } from './load.ts';
import { checkPhotographs } from './photographs.ts';
import { copyOfContent } from './test/test-content.ts';

function replace(file: string, data: Uint8Array): void {
  rmSync(file);
  writeFileSync(file, data);
}

test('a photograph that is too small, too large, broken or missing is named at its places with what to do', async () => {
  const { root } = copyOfContent();
  const content = loadContent(root);
  const [inGallery, second] = content.gallery.pictures;
  const [service, other] = content.services as [Service, Service];
  const photos = { narrow: inGallery?.photo, heavy: second?.photo, broken: service.hero.photo };
  other.hero.photo = 'no-such-room';
  const folder = path.join(root, 'photos');
  replace(path.join(folder, `${photos.narrow}.jpg`), await jpegOf({ width: 1999, height: 1333 }));
  replace(path.join(folder, `${photos.heavy}.jpg`), await jpegOf({ width: 2400, height: 1600, noise: true }));
  replace(path.join(folder, `${photos.broken}.jpg`), Buffer.from('no picture'));

  expect(await checkPhotographs(root, content)).toEqual(
    expect.arrayContaining([
      {
        file: 'content/gallery.yaml',
        keyPath: 'pictures.0.photo',
        message: `photos/${photos.narrow}.jpg is 1,999 pixels wide: export it again with at least 2,000, or choose another`,
      },
      { file: 'content/gallery.yaml', keyPath: 'pictures.1.photo', message: expect.stringMatching(/^photos\/.* at most 600 KB/) },
      { file: `content/services/${service.slug}.md`, keyPath: 'hero.photo', message: expect.stringContaining('save it again as JPEG') },
      {
        file: `content/services/${other.slug}.md`,
        keyPath: 'hero.photo',
        message: 'photos/no-such-room.jpg is missing: add the photograph or correct the name',
      },
    ]),
  );
});

test('a close-up may be narrower than other pictures', async () => {
  const { root } = copyOfContent();
  const content = loadContent(root);
  const [first, second] = content.services as [Service, Service];
  for (const [service, width] of [
    [first, 1199],
    [second, 1200],
  ] as const) {
    service.detail = { ...service.hero, photo: `close-up-${width}` };
    writeFileSync(path.join(root, 'photos', `close-up-${width}.jpg`), await jpegOf({ width, height: 1500 }));
  }

  expect(await checkPhotographs(root, content)).toEqual([
    {
      file: `content/services/${first.slug}.md`,
      keyPath: 'detail.photo',
      message: 'photos/close-up-1199.jpg is 1,199 pixels wide: export it again with at least 1,200, or choose another',
    },
  ]);
});

test('an upright picture of the gallery or of a service may be narrower than a wide one', async () => {
  const { root } = copyOfContent();
  const content = loadContent(root);
  const [service] = content.services as [Service];
  const [inGallery] = content.gallery.pictures;
  const [inService] = service.pictures;
  if (!inGallery || !inService) throw new Error('The gallery or a service has no picture');
  for (const picture of [inGallery, inService, service.hero, content.about.hero.picture]) picture.photo = 'upright';
  writeFileSync(path.join(root, 'photos', 'upright.jpg'), await jpegOf({ width: 1200, height: 1500 }));

  expect((await checkPhotographs(root, content)).map(({ keyPath }) => keyPath)).toEqual(['hero.picture.photo']);
});

test('the stages of a room have one shape', async () => {
  const { root } = copyOfContent();
  const content = loadContent(root);
  const [service] = content.services as [Service];
  const stageOf = (photo: string) => ({ name: photo, text: 'What is done.', picture: { ...service.hero, photo } });
  service.stages = { heading: 'Stage by stage', items: ['wide', 'wide', 'upright'].map(stageOf) };
  writeFileSync(path.join(root, 'photos', 'wide.jpg'), await jpegOf({ width: 1600, height: 1067 }));
  writeFileSync(path.join(root, 'photos', 'upright.jpg'), await jpegOf({ width: 1600, height: 2400 }));

  expect(await checkPhotographs(root, content)).toEqual([
    {
      file: `content/services/${service.slug}.md`,
      keyPath: 'stages.items.2.picture.photo',
      message: 'photos/wide.jpg is 1600 x 1067 pixels, photos/upright.jpg 1600 x 2400: cut both to the same shape',
    },
  ]);
});

test('photographs whose shapes differ by 2 % at most have one shape', async () => {
  const { root } = copyOfContent();
  const content = loadContent(root);
  const [service] = content.services as [Service];
  const heights = [1000, 980, 981, 1020, 1021];
  const stageOf = (height: number) => ({ name: 'Stage', text: 'What is done.', picture: { ...service.hero, photo: `high-${height}` } });
  service.stages = { heading: 'Stage by stage', items: heights.map(stageOf) };
  for (const height of heights) writeFileSync(path.join(root, 'photos', `high-${height}.jpg`), await jpegOf({ width: 1600, height }));

  const found = await checkPhotographs(root, content);
  expect(found.map(({ keyPath }) => keyPath)).toEqual(['stages.items.1.picture.photo', 'stages.items.4.picture.photo']);
});

function jpegOf({ width, height, noise = false }: { width: number; height: number; noise?: boolean }): Promise<Buffer> {
  const picture = { width, height, channels: 3 as const, background: '#888888' };
  return sharp({ create: { ...picture, ...(noise && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }) } })
    .jpeg({ quality: 95 })
    .toBuffer();
}
