import { expect, test } from 'vitest';
import { socialCardPath } from './social-card.ts';

test('a text page does not share its social card with a service of nearly the same address', () => {
  expect(socialCardPath('/services-tv-units')).not.toBe(socialCardPath('/services/tv-units'));
});
