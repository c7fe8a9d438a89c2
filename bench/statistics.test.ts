import { describe, expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('median', () => {
  test('is the middle value, in whatever order they come', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  test('of an even number is the mean of the two in the middle', () => {
    expect(median([4, 1, 10, 2])).toBe(3);
  });

  test('compares numbers, not their text, and leaves the values as they are', () => {
    const values = [100, 9, 20];
    expect(median(values)).toBe(20);
    expect(values).toEqual([100, 9, 20]);
  });

  test('of nothing is an error', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [0, 1],
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('at %f of 1 to 100', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  test('of one value is that value', () => {
    expect(percentile([7], 0.99)).toBe(7);
  });
});
