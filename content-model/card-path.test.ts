import { expect, test } from 'vitest';
import { cardPath } from './card-path.ts';

test('a text page does not share its link picture with a service of nearly the same address', () => {
  expect(cardPath('/services-tv-units')).not.toBe(cardPath('/services/tv-units'));
});
