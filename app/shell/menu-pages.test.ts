import { expect, test } from 'vitest';
import { isWithinServices } from './menu-pages.ts';

test.each([
  ['/services', true],
  ['/services/kitchens', true],
  ['/services-in-pune', false],
  ['/', false],
])('%s belongs to Services: %s', (path, belongs) => {
  expect(isWithinServices(path)).toBe(belongs);
});
