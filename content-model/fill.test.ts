import { expect, test } from 'vitest';
import { fill, unknownNames } from './fill.ts';

test('names are filled in at any depth, and nothing else changes', () => {
  const data = { a: ['{{brand}} in {{ city }}', 3], b: { c: true, d: null } };
  const known = new Map([
    ['brand', 'Kora'],
    ['city', 'Hyderabad'],
  ]);
  expect(fill(data, (name) => known.get(name))).toEqual({ a: ['Kora in Hyderabad', 3], b: { c: true, d: null } });
});

test('unknown names are reported with their place', () => {
  const data = { a: [{ b: '{{nobody}} {{toString}}' }] };
  expect(unknownNames(data, () => undefined)).toEqual([
    { place: 'a.0.b', name: 'nobody' },
    { place: 'a.0.b', name: 'toString' },
  ]);
});
