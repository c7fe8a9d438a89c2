// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '#contract/limits.ts';
import { addFiles, isAccepted } from './chosen-files.ts';

const file = (name: string, size = 10, type = 'application/pdf', lastModified = 1) =>
  new File([new Uint8Array(size)], name, { type, lastModified });

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['plan.pdf', 'application/pdf', true],
  ['PLAN.PDF', '', true],
  ['photo.JPEG', '', true],
  ['photo.jpg', 'image/heic', false],
  ['photo.heic', '', false],
  ['plan.dwg', '', false],
  ['page.pdf', 'text/html', false],
  ['constructor', 'toString', false],
])('%s of type %j: accepted is %s', (name, type, accepted) => {
  expect(isAccepted({ name, type })).toBe(accepted);
});

test('what is there stays, the same file is added once, and each reason is said once', async () => {
  const plan = file('plan.pdf');
  const { files, problems } = await addFiles(
    [plan],
    [file('plan.pdf'), file('a.txt', 5, 'text/plain'), file('a.txt', 6, 'text/plain'), file('e.pdf', 0)],
  );
  expect(files).toEqual([plan]);
  expect(problems).toEqual(['“a.txt” is not a JPEG, PNG, WebP or PDF file', '“e.pdf” is empty']);
});

test('five files, 10 MB each and 25 MB together are the most', async () => {
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`));
  expect((await addFiles([], six)).files).toHaveLength(limits.files.count);
  const large = [10, 10, 6].map((size, index) => file(`${index}.pdf`, size * 1024 * 1024));
  expect(await addFiles([], large)).toMatchObject({
    files: [{ name: '0.pdf' }, { name: '1.pdf' }],
    problems: ['The files are larger than 25 MB together'],
  });
  expect((await addFiles([], [file('x.pdf', limits.files.bytes + 1)])).problems).toEqual(['“x.pdf” is larger than 10 MB']);
});

test('a photograph that cannot be made smaller is sent as it is', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not here')));
  const photo = file('a.jpg', 100, 'image/jpeg');
  expect((await addFiles([], [photo])).files).toEqual([photo]);
});
