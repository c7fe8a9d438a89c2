import { expect, test } from 'vitest';
import { fill, type Unknown } from './fill.ts';

test('names are filled in at any depth, and nothing else changes', () => {
  const data = { a: ['{{brand}} in {{ city }}', 3], b: { c: true, d: null } };
  const known = new Map([
    ['brand', 'Kora'],
    ['city', 'Hyderabad'],
  ]);
  expect(fill(data, (name) => known.get(name))).toEqual({ a: ['Kora in Hyderabad', 3], b: { c: true, d: null } });
});

test('unknown names are reported with their place', () => {
  const unknown: Unknown[] = [];
  fill({ a: [{ b: '{{nobody}} {{toString}}' }] }, () => undefined, unknown);
  expect(unknown).toEqual([
    { place: 'a.0.b', name: 'nobody' },
    { place: 'a.0.b', name: 'toString' },
  ]);
});
