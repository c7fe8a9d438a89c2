import { describe, expect, test } from 'vitest';
import { projectLimits } from '#contract/limits.ts';
import fc from '#contract/test/test-fast-check.ts';
import { parseArea } from './area.ts';

const { min, max } = projectLimits.area;

describe('an area is read as people write it', () => {
  test.each([
    ['168', 168],
    [' 1200 ', 1200],
    ['1,200', 1200],
    ['1,00,000', 100_000],
    ['600 sq ft', 600],
    ['600sqft', 600],
    ['600 Sq. Ft.', 600],
    ['600 sft', 600],
    ['600 sft.', 600],
    ['10,000+', 10_000],
    ['10,000+ sq ft', 10_000],
    ['600 square feet', 600],
    ['600 ft²', 600],
    ['120 sq m', 1292],
    ['120 Sq. Mtrs.', 1292],
    ['120 square metres', 1292],
    ['120m2', 1292],
    ['120 m²', 1292],
    ['200 sq yds', 1800],
    ['200 square yards', 1800],
    ['200 gaj', 1800],
    ['100 gaj + 300 sq ft', 1200],
    ['౬౦౦', 600],
    ['१,२००', 1200],
    ['۶۰۰ sq ft', 600],
    ['12.5', 13],
    ['10.4 sq ft', 10],
    ['12 x 10', 120],
    ['12x10', 120],
    ['12 x 10 sq ft', 120],
    ['12x10 sft.', 120],
    ['12 × 10', 120],
    ['12 * 10', 120],
    ['12 by 10', 120],
    ['12 into 10', 120],
    ["12' x 10'", 120],
    ['12 ft x 10.5 ft', 126],
    ['12 feet by 10 feet', 120],
    ['12 feet 6 inches x 10 feet', 125],
    ['12\'6" x 10', 125],
    ['12’ 6” × 10’', 125],
    ["12'6'' x 10", 125],
    ['౧౨ x ౧౦', 120],
    ['12 x 10 + 14 x 12', 288],
    ['168 + 32', 200],
    ['168.', 168],
    ['12 by 10.', 120],
    ['12 times 10', 120],
    ['12 by 10 plus 14 by 12', 288],
    ['12 feet by 10 feet and 14 feet by 12 feet.', 288],
  ])('%s is %i sq ft', (typed, area) => {
    expect(parseArea(typed)).toBe(area);
  });

  test('every whole number that the project keeps, plain and with India’s commas', () => {
    fc.assert(
      fc.property(fc.integer({ min, max }), (area) => {
        expect(parseArea(String(area))).toBe(area);
        expect(parseArea(area.toLocaleString('en-IN'))).toBe(area);
      }),
    );
  });
});

describe('what is no area is none', () => {
  test.each(
    [
      '',
      ' ',
      '1e5',
      '0',
      '0.4',
      '-4',
      '100001',
      '400 x 400',
      'large',
      '12 x',
      'x 10',
      '12 x 10 x 9',
      '1.2.3',
      '10 m',
      '15 mm2',
      '0x10',
    ].concat(['Infinity', '12,5', '12,5 x 14,5', '1,2,3', '1.200', '5 5', '12,', ',5', '+', '12 +', '12 plus', '9'.repeat(400)]),
  )('%s', (typed) => {
    expect(parseArea(typed)).toBeUndefined();
  });

  test('any text gives a whole number within the limits, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,x'" ft+]{0,12}$/)), (typed) => {
        const area = parseArea(typed) ?? min;
        expect(Number.isInteger(area) && area >= min && area <= max).toBe(true);
      }),
    );
  });
});
