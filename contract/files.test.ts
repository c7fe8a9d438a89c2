import { expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { cleanFileName, fileTypeOf, formatSize } from './files.ts';

test('whatever a file is called, its name is short, has no path and nothing that hides or moves text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      const clean = cleanFileName(name);
      expect(clean).not.toMatch(/[/\\<>:"|?*]|[\p{Cc}\p{Cf}]|^[. ]|^$/u);
      expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(200);
      expect(cleanFileName(clean)).toBe(clean);
    }),
  );
});

test('a long name in any script fits a disk, with its ending', () => {
  for (const letter of ['a', '్', '😀']) expect(cleanFileName(`${letter.repeat(120)}.pdf`)).toMatch(new RegExp(`^${letter}+\\.pdf$`, 'u'));
  expect(cleanFileName(`${'😀'.repeat(120)}.pdf`)).toBe(`${'😀'.repeat(49)}.pdf`);
});

test('a WebP file of any length is one: the bytes of the length may be those of a line end', () => {
  expect(fileTypeOf('RIFF\n\r\0\0WEBP')).toBe('image/webp');
});

test.each([
  [1, '1 KB'],
  [840 * 1024, '840 KB'],
  [2.4 * 1024 * 1024, '2.4 MB'],
  [10 * 1024 * 1024, '10 MB'],
])('%d bytes are %s', (size, text) => {
  expect(formatSize(size)).toBe(text);
});
