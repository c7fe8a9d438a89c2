import { expect, test } from 'vitest';
import { maxLengthFor } from './text-length.ts';

test('a field gives an emoji the room of one character', () => {
  expect(maxLengthFor('Hall 😀', 10)).toBe(11);
});
