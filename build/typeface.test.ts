import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingCharacters, Typeface } from './typeface.ts';

const display = new Typeface('fraunces', -0.016);
const box = { width: 560, height: 130, leading: 1.1, largest: 72 };

describe('a title in its box', () => {
  test('keeps every word, inside the box, at whatever length', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const { lines, size } = display.fit(words.join(' '), box);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(display.width(line, size)).toBeLessThanOrEqual(box.width);
      }),
      { numRuns: 30 },
    );
  });

  test('shrinks only when it has to', () => {
    expect(display.fit('Privacy', box)).toEqual({ lines: ['Privacy'], size: box.largest });
    const long = display.fit('Wardrobes measured for your clothes as well as your wall', box);
    expect(long.lines).toHaveLength(2);
    expect(long.size).toBeLessThan(box.largest);
  });

  test('leaves no short last line where an even one is possible', () => {
    const { lines, size } = display.fit('Transform Your Space Into Dreams', box);
    const [first = 0, second = 0] = lines.map((line) => display.width(line, size));
    expect(Math.min(first, second) / Math.max(first, second)).toBeGreaterThan(0.7);
  });
});

test('characters that a font lacks are named once', () => {
  expect(missingCharacters('₹1,50,000 – “café”\nవంటగది వం')).toEqual([...new Set('వంటగది')]);
});

test('outlines are drawn for the rupee sign, and nothing for what the font lacks', () => {
  const place = { x: 0, y: 0, size: 40, fill: '#000000' };
  expect(display.draw('₹', place)).not.toBe(display.draw('', place));
  expect(display.draw('క1', place)).toBe(display.draw('1', place));
});
