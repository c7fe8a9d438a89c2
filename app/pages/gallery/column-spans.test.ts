import { expect, test } from 'vitest';
import { columnSpans } from './column-spans.ts';

/** Lists of so many pictures in every mix: the bits of a number say which are upright. */
const mixes = [2, 3, 4, 5, 7, 10].flatMap((count) =>
  Array.from({ length: 2 ** count }, (_, bits) => Array.from({ length: count }, (_, index) => Boolean(bits & (1 << index)))),
);

test.each([
  [2, /^(2|11)+$/],
  [3, /^(21|12|111)+$/],
] as const)('in %i columns any number and mix of pictures fills its rows', (columns, rows) => {
  for (const uprights of mixes) {
    const spans = columnSpans(uprights, columns);
    expect(spans).toHaveLength(uprights.length);
    expect(spans.join('')).toMatch(rows);
  }
});

test.each([
  ['a wide one before or after an upright one', 'wu uw', 3, '21 12'],
  ['three upright ones', 'uuu wu uuu', 3, '111 21 111'],
  ['three wide ones', 'www', 3, '111'],
  ['in two columns a wide one has a row of its own among upright ones', 'w uu w uu', 2, '2 11 2 11'],
  ['in two columns wide ones are pairs', 'ww uu', 2, '11 11'],
  ['in two columns an upright one at the end has a wide one beside it', 'w wu', 2, '2 11'],
] as const)('no picture is cut where rows can be made of %s', (_, mix, columns, spans) => {
  const uprights = [...mix.replaceAll(' ', '')].map((shape) => shape === 'u');
  expect(columnSpans(uprights, columns).join('')).toBe(spans.replaceAll(' ', ''));
});

test('one alone is wide', () => expect([columnSpans([true], 2), columnSpans([false], 3)]).toEqual([[2], [2]]));
