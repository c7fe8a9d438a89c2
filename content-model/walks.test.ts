import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentRoot } from './content-root.ts';
import { loadContent } from './load.ts';
import { checkPhotographs } from './photographs.ts';
import { copyOfContent, loadProblems } from './test/test-content.ts';

// A walk and finishes of the test's own, in the place of the studio's.
const alt = 'A room of the tests, with a table';
const toTry = (slug: string) => ({
  slug,
  linkText: 'See the room',
  meta: {
    title: `A room to try: ${slug}`,
    description: `A room of the tests called ${slug}, which is shown in several ways so that one can see it before it is built.`,
  },
  heading: 'A room',
  text: 'A room of the tests.',
  room: '',
  services: [''],
  closing: { heading: 'Yours?', text: 'Tell us.' },
});
const newPlace = (name: string, to: string) => ({
  name,
  photo: 'round',
  alt,
  directions: [
    { toward: 0, alt, linkText: 'Turn to the window' },
    { toward: 180, alt, linkText: 'Turn to the door' },
  ],
  ways: [{ to, toward: 10 }],
  things: [{ name: 'A hinge', text: 'It closes softly.', toward: -20, above: 5 }],
});
const option = (name: string, photo: string) => ({ name, picture: { photo, alt }, sampleFocus: '50% 50%' });
const newWalk = () => ({
  ...toTry('a-walk'),
  picture: { photo: 'wide', alt },
  places: [newPlace('Here', 'There'), newPlace('There', 'Here')] as const,
});
const newSet = () => ({ ...toTry('a-set'), part: 'Doors', options: [option('Oak', 'wide'), option('Ash', 'wide')] });
type Change = (walk: ReturnType<typeof newWalk>, set: ReturnType<typeof newSet>) => void;
type Facts = { items: object[] };

/** Gives the gallery's first picture this walk, and the others none. */
const leadTo = (walk?: string) => (gallery: { pictures: { walk?: string }[] }) => {
  for (const picture of gallery.pictures) delete picture.walk;
  if (walk) Object.assign(gallery.pictures[0] as object, { walk });
};

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer();
const photographs = { round: await blank(4096, 2048), wide: await blank(1600, 1067), upright: await blank(1600, 2400) };
const { gallery, services } = loadContent(contentRoot);

/** A copy of the content with the test's walk and finishes; `change` breaks them. */
function copyWith(change: Change = () => {}, round = photographs.round): string {
  const copy = copyOfContent();
  for (const [name, photograph] of Object.entries({ ...photographs, round })) {
    writeFileSync(path.join(copy.root, 'photos', `${name}.jpg`), photograph);
  }
  const common = { room: gallery.rooms[0] as string, services: [services[0]?.slug as string] };
  const [walk, set] = [
    { ...newWalk(), ...common },
    { ...newSet(), ...common },
  ];
  change(walk, set);
  copy.editFacts('content/gallery.yaml', leadTo('a-walk'));
  copy.editFacts<Facts>('content/walks.yaml', (facts) => {
    facts.items = [walk];
  });
  copy.editFacts<Facts>('content/finishes.yaml', (facts) => {
    facts.items = [set];
  });
  return copy.root;
}

test('a walk and finishes that are complete have no problem', async () => {
  const root = copyWith();
  expect(loadProblems(root)).toEqual([]);
  expect(await checkPhotographs(root, loadContent(root))).toEqual([]);
});

test('content without walks and finishes has no problem', () => {
  const { root, editFacts } = copyOfContent();
  editFacts('content/gallery.yaml', leadTo());
  for (const file of ['content/walks.yaml', 'content/finishes.yaml']) {
    editFacts<Facts>(file, (facts) => {
      facts.items = [];
    });
  }
  expect(loadProblems(root)).toEqual([]);
});

const wrong: { keyPath: string; fix: string; change: Change; file?: string }[] = [
  {
    keyPath: 'items.0.places.0.ways.0.to',
    fix: 'is not another place of this walk: use one of There',
    change: ({ places: [here] }) => Object.assign(here, { ways: [{ to: 'Attic', toward: 0 }] }),
  },
  { keyPath: 'items.0.places.1.name', fix: 'is used twice', change: ({ places: [, there] }) => Object.assign(there, { name: 'Here' }) },
  { keyPath: 'items.0.places.0.directions', fix: 'List at least 2 entries', change: ({ places: [here] }) => here.directions.pop() },
  {
    keyPath: 'items.0.places.0.directions.0.alt',
    fix: 'Say in a sentence',
    change: ({ places: [here] }) =>
      Object.assign(here, {
        directions: [
          { toward: 0, alt: 'A room' },
          { toward: 90, alt },
        ],
      }),
  },
  {
    keyPath: 'items.0.places.0.directions.0.toward',
    fix: 'Write -180 to 180 degrees',
    change: ({ places: [here] }) =>
      Object.assign(here, {
        directions: [
          { toward: 270, alt },
          { toward: 90, alt },
        ],
      }),
  },
  { keyPath: 'items.0.room', fix: 'is not among the rooms of the gallery', change: (walk) => Object.assign(walk, { room: 'Cellar' }) },
  {
    keyPath: 'items.0.options.1.name',
    fix: 'is used twice',
    file: 'content/finishes.yaml',
    change: (_, { options: [first, second] }) => Object.assign(second as object, { name: first?.name }),
  },
  {
    keyPath: 'items.0.options.1.name',
    fix: 'Begin with a word in English letters',
    file: 'content/finishes.yaml',
    change: (_, { options: [, second] }) => Object.assign(second as object, { name: 'టేకు' }),
  },
  {
    keyPath: 'pictures.0.walk',
    fix: 'a-walk is not among the walks: use one of another',
    file: 'content/gallery.yaml',
    change: (walk) => Object.assign(walk, { slug: 'another' }),
  },
  {
    keyPath: 'items.0.services.0',
    fix: 'is not among the services',
    file: 'content/finishes.yaml',
    change: (_, set) => Object.assign(set, { services: ['roofs'] }),
  },
  { keyPath: 'items.0.options', fix: 'List at least 2 entries', file: 'content/finishes.yaml', change: (_, set) => set.options.pop() },
];

test.each(wrong)('$keyPath $fix', async ({ file = 'content/walks.yaml', keyPath, fix, change }) => {
  const problems = loadProblems(copyWith(change));
  expect(problems).toContainEqual({ file, keyPath, fix: expect.stringContaining(fix) });
});

test('a panorama that is missing, too small or of another shape, and finishes of two shapes, are named with what to do', async () => {
  const small = copyWith(undefined, await blank(2048, 1024));
  expect(await checkPhotographs(small, loadContent(small))).toContainEqual(
    expect.objectContaining({ keyPath: 'items.0.places.0.photo', fix: expect.stringContaining('at least 4,096') }),
  );
  const missing = copyWith(({ places: [here] }) => Object.assign(here, { photo: 'not-there' }));
  expect(await checkPhotographs(missing, loadContent(missing))).toEqual([
    { file: 'content/walks.yaml', keyPath: 'items.0.places.0.photo', fix: expect.stringContaining('photos/not-there.jpg is missing') },
  ]);
  const cut = copyWith(undefined, await blank(4096, 1800));
  expect(await checkPhotographs(cut, loadContent(cut))).toContainEqual(
    expect.objectContaining({ keyPath: 'items.0.places.0.photo', fix: expect.stringContaining('is not twice as wide as high') }),
  );
  const mixed = copyWith((_, set) => set.options.splice(1, 1, option('Ash', 'upright')));
  expect(await checkPhotographs(mixed, loadContent(mixed))).toContainEqual({
    file: 'content/finishes.yaml',
    keyPath: 'items.0.options.1.picture.photo',
    fix: 'photos/wide.jpg is 1600 x 1067 pixels, photos/upright.jpg 1600 x 2400: cut both to the same shape',
  });
});
