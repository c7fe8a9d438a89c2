import { expect, test } from 'vitest';
import { isService } from './navigation.ts';

test.each([
  ['/services', true],
  ['/services/kitchens', true],
  ['/services-in-pune', false],
  ['/', false],
])('%s belongs to Services: %s', (path, belongs) => {
  expect(isService(path)).toBe(belongs);
});
