import { describe, expect, test } from 'vitest';
import { median } from './statistics.ts';

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
