import { expect, test } from 'vitest';
import { pdf } from '#server/test/test-uploads.ts';
import { isPolyglot } from './pdf-checks.ts';

const isPage = (text: string) => isPolyglot(Buffer.from(`%PDF-1.7\n${text}`), pdf());

test.each(['!doctype html', 'html', 'head', 'script src="/a.js"', 'body', 'svg'])('<%s> at the beginning makes a PDF a page too', (tag) => {
  expect([`<${tag}>`, `<${tag.toUpperCase()}>`].map(isPage)).toEqual([true, true]);
});

test.each(['<</Type/Catalog>>', '<header>', 'html'])('%s does not', (text) => {
  expect(isPage(text)).toBe(false);
});
