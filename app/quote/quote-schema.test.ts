// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { checkQuote, formatArea } from './quote-schema.ts';

const typed = { floorplan: '3bhk', purpose: 'movein', area: '1000', description: 'A bright flat' };

/** The messages for what was typed with these changes, by field. */
function messages(changes: Record<string, string>) {
  return Object.entries(checkQuote({ ...typed, ...changes }).errors ?? {});
}

test('a complete request passes, sanitised', () => {
  expect(checkQuote({ ...typed, description: '  <b>A bright flat</b> for R&D ' }).data).toEqual({
    ...typed,
    area: 1000,
    description: 'A bright flat for R&D',
  });
});

test('nothing is preselected, so both choices are asked for', () => {
  const { area, description } = typed;
  expect(Object.entries(checkQuote({ area, description }).errors ?? {})).toEqual([
    ['floorplan', 'Please select a floor plan'],
    ['purpose', 'Please select a purpose'],
  ]);
});

test.each([
  ['0', 'Area must be at least 1 sq ft'],
  ['0.5', 'Area must be at least 1 sq ft'],
  ['', 'Area must be at least 1 sq ft'],
  ['wide', 'Area must be at least 1 sq ft'],
  ['10001', 'Area must be less than 10,000 sq ft'],
  ['200000', 'Area must be less than 10,000 sq ft'],
])('an area of %j is refused', (value, message) => {
  expect(messages({ area: value })).toEqual([['area', message]]);
});

test.each(['1', '1250', '10000', '1,250', '1250 square feet', '10,000+ sq ft'])('an area of %s is accepted', (value) => {
  expect(messages({ area: value })).toEqual([]);
});

describe('the description', () => {
  test.each([
    ['empty', '', 'Please provide a description of your project'],
    ['blank', ' \n ', 'Please provide a description of your project'],
    ['short', 'Two rooms', 'Please provide at least 10 characters'],
    ['short but for the spaces round it', '   Two rooms   ', 'Please provide at least 10 characters'],
    ['short but for its markup', '<b>Two rooms</b>', 'Description must be at least 10 characters'],
    ['nothing but markup', '<b></b><i></i>', 'Description must be at least 10 characters'],
    ['long', 'x'.repeat(501), 'Description must be less than 500 characters'],
  ])('%s is refused with one message', (_, description, message) => {
    expect(messages({ description })).toEqual([['description', message]]);
  });

  test.each([
    ['ten', 'Two rooms!'],
    ['five hundred', 'x'.repeat(500)],
    ['five hundred emoji', '🪴'.repeat(500)],
    ['long only as typed', `<b>${'x'.repeat(500)}</b>`],
  ])('%s characters are accepted', (_, description) => {
    expect(messages({ description })).toEqual([]);
  });

  test('whatever is typed, an accepted description has 10 to 500 characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (description) => {
        const { data } = checkQuote({ ...typed, description });
        if (!data) return;
        expect([...data.description].length).toBeGreaterThanOrEqual(10);
        expect([...data.description].length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

test('a draft that was changed by hand is judged by the rules', () => {
  expect(messages({ floorplan: 'castle' })).toEqual([['floorplan', 'Please select a floor plan']]);
});

test.each([
  [0, '0 sq ft'],
  [1000, '1,000 sq ft'],
  [2400, '2,400 sq ft'],
  [9999, '9,999 sq ft'],
  [10_000, '10,000+ sq ft'],
])('an area of %d reads %s', (value, label) => {
  expect(formatArea(value)).toBe(label);
});
