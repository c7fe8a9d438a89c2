import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each([
  ['09:00', '9:00\u00a0AM'],
  ['00:05', '12:05\u00a0AM'],
  ['12:00', '12\u00a0noon'],
  ['12:30', '12:30\u00a0PM'],
  ['16:30:00 GMT+0100', '4:30\u00a0PM'],
])('%s is %s', (time, words) => {
  expect(clockTime(time)).toBe(words);
});
