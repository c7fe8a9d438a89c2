import { expect, test } from 'vitest';
import type { Content } from './content.ts';
import { withFiles } from './site-content.ts';
import { anyPhotos, ownContent } from './test/test-content.ts';
import { serviceView } from './views.ts';

test('a service that has the picture of a walk leads to the walk by another', () => {
  const content = structuredClone(ownContent());
  const [service] = content.services as [Content['services'][number]];
  const directions = [0, 90].map((toward) => ({ toward, alt: `A view to ${toward}` }));
  const walk = { slug: 'hall', room: 'Hall', services: [service.slug], places: [{ photo: 'round', directions }] };
  const pictures = [service.hero, { ...service.hero, photo: 'another' }];
  Object.assign(content.walks, { items: pictures.map((picture) => ({ ...walk, picture })) });
  Object.assign(content.finishes, { items: [] });
  const site = withFiles(content, anyPhotos);
  const { roomsToTry } = serviceView(site.services[0] as (typeof site.services)[number], site, anyPhotos);
  expect(roomsToTry?.items.map(({ picture }) => picture.photo)).toEqual(['round-at-90', 'another']);
});
