// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fileMessages } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { addFiles } from './chosen-files.ts';

const file = (name: string, size = 10, start = '%PDF-1.7') =>
  new File([Buffer.from(start.padEnd(size, '\0').slice(0, size), 'latin1')], name, { lastModified: 1 });

test.each([
  ['JPEG', '\xff\xd8\xff', true],
  ['PNG', '\x89PNG\r\n\x1a\n', true],
  ['WebP', 'RIFF1234WEBP', true],
  ['PDF', '%PDF-1.7', true],
  ['HEIC', '\0\0\0\x18ftypheic', false],
  ['a page', '<!doctype html>', false],
])('%s is judged by its first bytes, whatever it is called', async (_, start, taken) => {
  const { files } = await addFiles([], [file('plan.pdf', 20, start), file('photo.jpg', 20, start)]);
  expect(files).toHaveLength(taken ? 2 : 0);
});

test('what is there stays, the same file is added once, and each reason is said once', async () => {
  const plan = file('plan.pdf');
  const { files, problems } = await addFiles(
    [plan],
    [file('plan.pdf'), file('a.txt', 5, 'words'), file('a.txt', 6, 'words'), file('e.pdf', 0)],
  );
  expect(files).toEqual([plan]);
  expect(problems).toEqual([fileMessages.type('a.txt'), fileMessages.empty('e.pdf')]);
});

test('a photograph and a PDF of one name and moment are two files', async () => {
  const both = [file('plan.jpg', 100, '\xff\xd8\xff'), file('plan.pdf', 100)];
  expect((await addFiles([], both)).files).toHaveLength(2);
});

test('one that cannot be read is named, and the others are taken', async () => {
  const moved = file('moved.pdf');
  moved.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as Blob;
  const { files, problems } = await addFiles([], [moved, file('plan.pdf')]);
  expect(files).toMatchObject([{ name: 'plan.pdf' }]);
  expect(problems).toEqual(['“moved.pdf” cannot be read on this device: choose it again']);
});

test('files that are too many, too large or too large together are not taken', async () => {
  const { maxCount, maxBytes, maxTotalBytes } = limits.files;
  const tooMany = Array.from({ length: maxCount + 1 }, (_, index) => file(`${index}.pdf`));
  expect((await addFiles([], tooMany)).files).toHaveLength(maxCount);
  const whole = Math.floor(maxTotalBytes / maxBytes);
  const large = Array.from({ length: whole + 1 }, (_, index) => file(`${index}.pdf`, maxBytes));
  expect(await addFiles([], large)).toMatchObject({ files: large.slice(0, whole), problems: [fileMessages.total] });
  expect((await addFiles([], [file('x.pdf', maxBytes + 1)])).problems).toEqual([fileMessages.size('x.pdf')]);
});

/** Photographs have this width, and so many bytes once they are drawn anew. Returns what they are drawn on. */
function stubCanvas(width: number, size: number) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height: 10, close() {} }));
  const background = vi.fn();
  const context = { fillStyle: '', fillRect: () => background(context.fillStyle), drawImage() {} };
  const canvas = { getContext: () => context, convertToBlob: async () => new Blob(['x'.repeat(size)]) };
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {
    return canvas;
  });
  return background;
}

test.each([
  ['that does not get smaller', 2 * limits.files.maxSidePx, 100],
  ['of few pixels', limits.files.maxSidePx, 50],
])('a photograph %s is sent as it is', async (_, width, size) => {
  stubCanvas(width, size);
  const photo = file('a.jpg', 100, '\xff\xd8\xff');
  expect((await addFiles([], [photo])).files[0]).toBe(photo);
});

test('a photograph that is made smaller keeps its time, by which a second try is the same, and is known when it is chosen again', async () => {
  const background = stubCanvas(2 * limits.files.maxSidePx, 50);
  const photo = () => file('a.png', 100, '\x89PNG\r\n\x1a\n');
  const { files } = await addFiles([], [photo()]);
  expect(files).toMatchObject([{ name: 'a.jpg', size: 50, lastModified: 1 }]);
  // What was transparent would be black.
  expect(background).toHaveBeenCalledWith('white');
  expect((await addFiles(files, [photo()])).files).toEqual(files);
});

test('a photograph that the browser cannot show is sent as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  const photo = file('a.jpg', 100, '\xff\xd8\xff');
  expect((await addFiles([], [photo])).files).toEqual([photo]);
});
