import { expect, test } from 'vitest';
import type { Content } from './content.ts';
import { priceList } from './price-list.ts';
import { siteContent } from './site-content.ts';
import { anyPhotos, ownContent } from './test/test-content.ts';
import { homeView, pictureView, serviceView } from './views.ts';

test('a service that has the picture of a walk leads to the walk by another', () => {
  const content = structuredClone(ownContent());
  const [service] = content.services as [Content['services'][number]];
  const directions = [0, 90].map((toward) => ({ toward, alt: `A view to ${toward}` }));
  const walk = { slug: 'hall', room: 'Hall', services: [service.slug], places: [{ photo: 'round', directions }] };
  const pictures = [service.hero, { ...service.hero, photo: 'another' }];
  Object.assign(content.walks, { items: pictures.map((picture) => ({ ...walk, picture })) });
  Object.assign(content.finishes, { items: [] });
  const site = siteContent(content, anyPhotos);
  const { roomsToTry } = serviceView(site, site.services[0] as (typeof site.services)[number]);
  expect(roomsToTry?.items.map(({ picture }) => picture.photo)).toEqual(['round-at-90', 'another']);
});

test('among the prices of single services, those of whole projects come last', () => {
  const isAlternative = priceList(ownContent()).services.map(({ alternative }) => alternative === true);
  expect(isAlternative).toEqual([...isAlternative.filter((each) => !each), ...isAlternative.filter(Boolean)]);
});

test('beside the first prices is the first sentence of the review that is ticked', () => {
  const content = structuredClone(ownContent());
  for (const each of content.testimonials) each.besidePrices = false;
  expect(homeView(siteContent(content, anyPhotos)).cost.review).toBeUndefined();
  const [, second] = content.testimonials as [unknown, Content['testimonials'][number]];
  Object.assign(second, { besidePrices: true, text: 'The bill matched the quote. We would ask them again.' });
  expect(homeView(siteContent(content, anyPhotos)).cost.review?.text).toBe('The bill matched the quote.');
});

test.each([
  [1, 'More rooms', ['c', 'd', 'e']],
  [2, 'More rooms', ['a', 'c', 'd']],
  [4, 'Hall', ['c', 'd', 'a']],
  [5, 'Hall', ['c', 'd', 'e', 'a']],
])('below a picture of a room with %i are at least three others: of its room, then the next ones', (count, heading, photos) => {
  const content = structuredClone(ownContent());
  const [picture] = content.gallery.pictures as [Content['gallery']['pictures'][number]];
  const inHall = ['b', 'a', 'c', 'd', 'e'].slice(0, count);
  const pictures = ['a', 'b', 'c', 'd', 'e', 'f'].map((photo) => ({ ...picture, photo, room: inHall.includes(photo) ? 'Hall' : 'Bar' }));
  Object.assign(content.gallery, { pictures, moreHeading: 'More rooms' });
  const site = siteContent(content, anyPhotos);
  const { others } = pictureView(site, site.gallery.pictures[1] as (typeof site.gallery.pictures)[number]);
  expect(others.heading).toBe(heading);
  expect(others.pictures.map(({ photo }) => photo)).toEqual(photos);
});
