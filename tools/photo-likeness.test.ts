import { expect, test } from 'vitest';
import { greySize, pairsByLikeness, type Reduced } from './photo-likeness.ts';

/** A picture of rectangles, [left, top, right, bottom, grey], on a background of grey 120. */
function room(name: string, rectangles: number[][]): Reduced {
  const { width, height } = greySize;
  const grey = Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const inside = rectangles.findLast(([left = 0, top = 0, right = 0, bottom = 0]) => x >= left && x < right && y >= top && y < bottom);
    return inside?.[4] ?? 120;
  });
  return { name, grey };
}

const bed = [
  [10, 8, 40, 30, 200],
  [30, 40, 80, 60, 60],
];
const negative = bed.map(([left, top, right, bottom, grey = 0]) => [left, top, right, bottom, 240 - grey] as number[]);
const kitchen = [
  [60, 5, 90, 50, 30],
  [5, 50, 50, 55, 220],
];

test('one camera position is recognised in other light, before two different rooms', () => {
  const [first, ...others] = pairsByLikeness([room('bed', bed), room('kitchen', kitchen), room('bed by night', negative)]);
  expect(first?.names).toEqual(['bed', 'bed by night']);
  expect(first?.likeness).toBeGreaterThan(0.9);
  for (const { likeness } of others) expect(likeness).toBeLessThan(0.4);
});

test('every pair is compared once, and a blank picture is like nothing', () => {
  const pairs = pairsByLikeness([room('bed', bed), room('kitchen', kitchen), room('blank', []), room('blank too', [])]);
  expect(pairs).toHaveLength(6);
  for (const { names, likeness } of pairs) if (names.includes('blank')) expect(likeness).toBe(0);
});
