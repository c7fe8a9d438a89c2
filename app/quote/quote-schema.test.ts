// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatArea, quoteSchema } from './quote-schema.ts';

const request = { floorplan: '3bhk', purpose: 'movein', area: 1000, description: 'A bright flat' };

/** The messages of a request with these changes, by field. */
function messages(changes: Record<string, unknown>) {
  const { error } = quoteSchema.safeParse({ ...request, ...changes });
  return error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [];
}

test('a complete request passes, sanitised', () => {
  expect(quoteSchema.parse({ ...request, description: '  <b>A bright flat</b> for R&D ' })).toEqual({
    ...request,
    description: 'A bright flat for R&D',
  });
});

test('nothing is preselected, so both choices are asked for', () => {
  expect(messages({ floorplan: null, purpose: null })).toEqual([
    ['floorplan', 'Please select a floor plan'],
    ['purpose', 'Please select a purpose'],
  ]);
});

test.each([
  [0, 'Area must be at least 1 sq ft'],
  [0.5, 'Area must be at least 1 sq ft'],
  [Number.NaN, 'Area must be at least 1 sq ft'],
  [10_001, 'Area must be less than 10,000 sq ft'],
])('an area of %d is refused', (value, message) => {
  expect(messages({ area: value })).toEqual([['area', message]]);
});

test.each([1, 1250, 10_000])('an area of %d is accepted', (value) => {
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
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (typed) => {
        const { data } = quoteSchema.safeParse({ ...request, description: typed });
        if (!data) return;
        expect([...data.description].length).toBeGreaterThanOrEqual(10);
        expect([...data.description].length).toBeLessThanOrEqual(500);
      }),
    );
  });
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
