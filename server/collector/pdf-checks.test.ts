import { expect, test } from 'vitest';
import { pdf } from '#server/test/test-uploads.ts';
import { endsAsPdf, isPolyglot, tailBytes } from './pdf-checks.ts';

const isPage = (text: string) => isPolyglot(Buffer.from(`%PDF-1.7\n${text}`), pdf());

test.each(['!doctype html', 'html', 'head', 'script src="/a.js"', 'body', 'svg'])('<%s> at the beginning makes a PDF a page too', (tag) => {
  expect([`<${tag}>`, `<${tag.toUpperCase()}>`].map(isPage)).toEqual([true, true]);
});

test.each(['<</Type/Catalog>>', '<header>', 'html'])('%s does not', (text) => {
  expect(isPage(text)).toBe(false);
});

test('a record of a ZIP archive that is cut off at the end of a PDF makes none of it', () => {
  expect(isPolyglot(pdf(), Buffer.from('%%EOFPK\x05\x06', 'latin1'))).toBe(false);
});

test('zeros after the end of a PDF, with which some programs fill a block, leave it whole', () => {
  expect(endsAsPdf(Buffer.from('%%EOF\n\0\0\0'))).toBe(true);
  expect(endsAsPdf(Buffer.from('%%EOF\nmore'))).toBe(false);
});

test('a ZIP record with the longest comment fills the tail and is still found', () => {
  const tail = Buffer.alloc(tailBytes);
  tail.write('PK\x05\x06', 'latin1');
  tail.writeUInt16LE(65_535, 20);
  expect(isPolyglot(pdf(), tail)).toBe(true);
});
