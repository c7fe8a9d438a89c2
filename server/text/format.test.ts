import { expect, test } from 'vitest';
import { normalisePhone } from '#contract/phone.ts';
import { formatPhone } from './format.ts';

test.each([
  ['9876543210', '+91 98765 43210'],
  ['+914023456789', '+91 40234 56789'],
  ['+14085551234', '+1 408 555 1234'],
  ['+442079460958', '+442079460958'],
  ['+971501234567', '+971501234567'],
])('%s reads %s, and is the same number to whoever dials it', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
  expect(normalisePhone(written)).toBe(stored);
});
