import { expect, test } from 'vitest';
import { fill, mapTexts } from './fill.ts';

test('names are filled in, and unknown ones stay', () => {
  const known = new Map([
    ['brand', 'Kora'],
    ['city', 'Hyderabad'],
  ]);
  const filled = fill('{{brand}} in {{ city }}, {{nobody}} {{toString}}', (name) => known.get(name));
  expect(filled).toBe('Kora in Hyderabad, {{nobody}} {{toString}}');
});

test('texts are changed at any depth, by their keyPath, and nothing else is', () => {
  const data = { a: ['one', 3], b: { c: true, d: null, e: 'two' } };
  expect(mapTexts(data, (text, keyPath) => `${text} at ${keyPath}`)).toEqual({
    a: ['one at a.0', 3],
    b: { c: true, d: null, e: 'two at b.e' },
  });
});
