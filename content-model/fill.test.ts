import { expect, test } from 'vitest';
import { fill, lookupIn, type Unknown } from './fill.ts';

test('names are filled in at any depth, and nothing else changes', () => {
  const data = { a: ['{{brand}} in {{ city }}', 3], b: { c: true, d: null } };
  expect(fill(data, lookupIn({ brand: 'Kora', city: 'Hyderabad' }))).toEqual({ a: ['Kora in Hyderabad', 3], b: { c: true, d: null } });
});

test('unknown names are reported with their place, also those of every object', () => {
  const unknown: Unknown[] = [];
  fill({ a: [{ b: '{{nobody}} {{toString}}' }] }, lookupIn({}), unknown);
  expect(unknown).toEqual([
    { place: 'a.0.b', name: 'nobody' },
    { place: 'a.0.b', name: 'toString' },
  ]);
});
