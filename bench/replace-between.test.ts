import { expect, test } from 'vitest';
import { replaceBetween } from './replace-between.ts';

const begin = '<!-- measured: written by npm run bench -->';
const end = '<!-- end of what was measured -->';

test('The text between the marks is replaced, again and again, and the text around them stays', () => {
  const once = replaceBetween(`Before\n${begin}\nold\n${end}\nAfter`, 'new');
  expect(once).toBe(`Before\n${begin}\n\nnew\n\n${end}\nAfter`);
  expect(replaceBetween(once, 'new')).toBe(once);
});

test.each([['no marks'], [begin], [end], [`${end} ${begin}`]])('%s: nothing is written', (text) => {
  expect(() => replaceBetween(text, 'new')).toThrow(/marks/);
});
