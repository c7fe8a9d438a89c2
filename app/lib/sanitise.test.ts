// @vitest-environment jsdom
// DOMPurify supports jsdom; under happy-dom's parser it loses text.
import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { sanitise } from './sanitise.ts';

const markup = fc.constantFrom(
  '<b>',
  '</b>',
  '<',
  '>',
  '<!--',
  '-->',
  '<img src=x onerror=alert(1)>',
  '<svg><p>',
  '<script>',
  '</script>',
  '<a@b>',
  '1@2',
  '"',
  "'",
  '&lt;',
  '&',
  ' ',
  '\n',
  'b',
);
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(markup, fc.string())).map((parts) => parts.join('')),
);

function elementsIn(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*').length;
}

describe('what was meant stays', () => {
  test.each([
    ['2 > 1'],
    ['R&D'],
    ['5 < 6 ft'],
    ['<3 for oak, 3>2'],
    ['area <my guess'],
    ['a typed &lt;b&gt; and &amp;'],
    ['👩‍👩‍👧 ఇల్లు गृह گھر'],
    ['first line\nsecond line\n\n\tfourth'],
  ])('%j', (text) => {
    expect(sanitise(text)).toBe(text);
  });

  test('any text without angle brackets, but for its line ends and outer space', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[<>\0\r]/.test(text)),
        (text) => {
          expect(sanitise(text)).toBe(text.trim());
        },
      ),
    );
  });
});

describe('markup goes', () => {
  test.each([
    ['<b>hi</b>', 'hi'],
    ['  <p class="x">two <em>words</em></p>\n', 'two words'],
    ['<<b>b>bold', 'bold'],
    ['<img src=x onerror=alert(1)>oak', 'oak'],
    ['<script>alert(1)</script>oak', 'oak'],
    ['<frameset>oak</frameset>', 'oak'],
    ['oak<!-- walnut -->', 'oak'],
    ['Priya <priya@example.com>', 'Priya priya@example.com'],
    ['see <https://example.com/plan?a=1&b=2>', 'see https://example.com/plan?a=1&b=2'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ])('%j becomes %j', (text, plain) => {
    expect(sanitise(text)).toBe(plain);
  });

  test('nothing that is left parses as an element', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(elementsIn(sanitise(text))).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  test('tags nested sixty deep go too', () => {
    expect(sanitise('<'.repeat(60) + 'b>'.repeat(60))).not.toMatch(/<[a-z]/);
  });
});

test('sanitising twice changes nothing more', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const once = sanitise(text);
      expect(sanitise(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test.each(naughtyStrings.map((text) => [text]))('naughty text %j loses its markup and nothing else', (text) => {
  const plain = sanitise(text);
  expect(elementsIn(plain)).toBe(0);
  expect(sanitise(plain)).toBe(plain);
  if (!text.includes('<')) expect(plain).toBe(text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim());
});
