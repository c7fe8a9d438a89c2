import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

const platform = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

test.each([0, 7, 100, 999, 1000, 2400.5, 10_000, 99_999, 1_50_000, 12_34_567.25, 1_00_00_000, -2400])(
  'formatNumber writes %d as the platform does',
  (value) => {
    expect(formatNumber(value)).toBe(platform.format(value));
  },
);

test('formatNumber keeps two decimals at most', () => {
  expect(formatNumber(100.456)).toBe('100.46');
});
