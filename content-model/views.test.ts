import { expect, test } from 'vitest';
import { roomPath, walkPath } from '#contract/page-paths.ts';
import type { Content } from './content.ts';
import { priceList } from './price-list.ts';
import { siteContent } from './site-content.ts';
import { anyPhotos, ownContent } from './test/test-content.ts';
import { finishesView, galleryView, homeView, pictureView, serviceView, walkView } from './views.ts';

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

type Facts = Record<'pictures' | 'services' | 'walks' | 'finishes', object[]>;

/** Content with pictures of the gallery, services, walks and finishes of the test's own. */
function siteWith({ pictures = [], services = [], walks = [], finishes = [] }: Partial<Facts>) {
  const content = structuredClone(ownContent());
  const like = ([first]: object[], facts: object[]) => facts.map((each) => ({ ...first, ...each }));
  const rooms = ['Hall', 'Bar', 'Attic'];
  Object.assign(content.gallery, { rooms, pictures: like(content.gallery.pictures, pictures) });
  Object.assign(content, { services: like(content.services, services) });
  Object.assign(content.walks, { items: like([toTry], walks) });
  Object.assign(content.finishes, { items: like([toTry], finishes) });
  return siteContent(content, anyPhotos);
}

const focus = { x: 50, y: 50 };
const toTry = { linkText: 'Look', room: 'Hall', services: [], picture: { photo: 'wide', alt: '', focus }, places: [], options: [] };

function firstOf<Item>(items: Item[]): Item {
  return items[0] as Item;
}

test('the gallery of a room has its pictures, its services and what can be tried there; the whole gallery has no services', () => {
  const site = siteWith({
    pictures: [
      { photo: 'a', room: 'Bar' },
      { photo: 'b', room: 'Hall' },
      { photo: 'c', room: 'Bar' },
    ],
    services: [
      { path: '/of-bars', rooms: ['Bar'] },
      { path: '/of-halls', rooms: ['Hall'] },
      { path: '/of-none', rooms: [] },
    ],
    walks: [
      { slug: 'bar', room: 'Bar' },
      { slug: 'hall', room: 'Hall' },
    ],
  });
  const shown = (room?: string) => {
    const { pictures, services, roomsToTry } = galleryView(site, room);
    return [pictures.map(({ photo }) => photo), services.map(({ path }) => path), roomsToTry?.items.map(({ path }) => path)];
  };
  expect(shown('Bar')).toEqual([['a', 'c'], ['/of-bars'], [walkPath('bar')]]);
  expect(shown()).toEqual([['a', 'b', 'c'], [], [walkPath('bar'), walkPath('hall')]]);
});

test('the gallery leads to the rooms that have pictures, in the studio’s order', () => {
  const site = siteWith({ pictures: [{ room: 'Attic' }, { room: 'Hall' }, { room: 'Attic' }] });
  const rooms = [
    { name: 'Hall', path: roomPath('hall') },
    { name: 'Attic', path: roomPath('attic') },
  ];
  for (const room of [undefined, 'Hall']) expect(galleryView(site, room)).toMatchObject({ room, rooms });
});

test('a picture leads to the walk that it names, else to one through a room of its kind, else to none', () => {
  const site = siteWith({
    pictures: [{ room: 'Hall', walk: 'other' }, { room: 'Hall' }, { room: 'Bar', walk: 'other' }, { room: 'Bar' }],
    walks: [{ slug: 'one' }, { slug: 'other' }],
  });
  const paths = galleryView(site).pictures.map(({ walk }) => walk?.path);
  expect(paths).toEqual([walkPath('other'), walkPath('one'), walkPath('other'), undefined]);
});

const place = { ways: [], things: [] };
const direction = (toward: number) => ({ toward, alt: `To ${toward}`, linkText: `Turn to ${toward}` });
const walkOfTwo = {
  slug: 'a-walk',
  services: ['second', 'first'],
  places: [
    { ...place, name: 'Door', photo: 'door', standIn: true, directions: [direction(0), direction(90)] },
    { ...place, name: 'Window', photo: 'window', directions: [direction(0)] },
  ],
};

test('each picture of a walk is cut from the panorama of its own place, and described as that direction', () => {
  const site = siteWith({ walks: [walkOfTwo] });
  const { places } = walkView(site, firstOf(site.walks.items));
  const pictures = places.map(({ directions }) => directions.map(({ picture, linkText }) => [picture.photo, picture.alt, linkText]));
  expect(pictures).toEqual([
    [
      ['door-at-0', 'To 0', 'Turn to 0'],
      ['door-at-90', 'To 90', 'Turn to 90'],
    ],
    [['window-at-0', 'To 0', 'Turn to 0']],
  ]);
});

test('a walk leads to the services that it names, in the studio’s order', () => {
  const services = ['first', 'other', 'second'].map((slug) => ({ slug, path: `/${slug}` }));
  const site = siteWith({ services, walks: [walkOfTwo] });
  const { services: links } = walkView(site, firstOf(site.walks.items));
  expect(links.map(({ path }) => path)).toEqual(['/first', '/second']);
});

test.each(['door', 'window-at-0'])('a walk without the files of %s stops the build, which names it', (missing) => {
  const site = siteWith({ walks: [walkOfTwo] });
  const pictures = new Proxy({}, { get: (_, photo) => (photo === missing ? undefined : anyPhotos.pictures.any) });
  expect(() => walkView({ ...site, photos: { ...anyPhotos, pictures } }, firstOf(site.walks.items))).toThrow(`photos/${missing}.jpg`);
});

const finish = (name: string) => ({ name, picture: { photo: name.toLowerCase(), alt: '', focus }, sampleFocus: focus });
const doors = { slug: 'doors', part: 'Doors', heading: 'A room of doors', options: [finish('Oak'), finish('Ash')] };

test('the page of each finish shows that one, and has an address, a heading and a title of its own; the first has the room’s', () => {
  const site = siteWith({ finishes: [doors] });
  const views = [0, 1].map((index) => finishesView(site, firstOf(site.finishes.items), index, ['The room', 'In ash']));
  for (const [index, { shownIndex, options }] of views.entries()) {
    expect(shownIndex).toBe(index);
    expect(options.map(({ path, heading, pageTitle }) => [path, heading, pageTitle])).toEqual([
      ['/finishes/doors', 'A room of doors', 'The room'],
      ['/finishes/doors/ash', 'Doors: Ash', 'In ash'],
    ]);
  }
});

test('a finish is saved under the title that its photograph has in the gallery, else under its own', () => {
  const site = siteWith({ finishes: [doors], pictures: [{ photo: 'oak', title: 'Oak in the evening' }] });
  const { options } = finishesView(site, firstOf(site.finishes.items), 0, []);
  expect(options.map(({ picture }) => picture.title)).toEqual(['Oak in the evening', 'Doors: Ash']);
});
