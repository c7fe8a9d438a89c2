import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { checkPhotographs } from './photographs.ts';
import { contentRoot } from './roots.ts';
import { copyOfContent, loadProblems } from './test/test-content.ts';

const [walksFile, finishesFile] = ['content/walks.yaml', 'content/finishes.yaml'] as const;
const { gallery, services } = loadContent(contentRoot);

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
  room: gallery.rooms[0],
  services: [services[0]?.slug],
  closing: { heading: 'Yours?', text: 'Tell us.' },
});
const place = (name: string, to: string) => ({
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
const option = (name: string) => ({ name, picture: { photo: 'wide', alt }, sampleFocus: '50% 50%' });
const walk = { ...toTry('a-walk'), picture: { photo: 'wide', alt }, places: [place('Here', 'There'), place('There', 'Here')] };
const set = { ...toTry('a-set'), part: 'Doors', options: [option('Oak'), option('Ash')] };

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

/** A copy of the content with the test's walk and finishes. */
function copyWithWalk(round = photographs.round) {
  const copy = copyOfContent();
  for (const [name, photograph] of Object.entries({ ...photographs, round })) {
    writeFileSync(path.join(copy.root, 'photos', `${name}.jpg`), photograph);
  }
  copy.editFacts('content/gallery.yaml', leadTo('a-walk'));
  copy.setFact(walksFile, 'items', [walk]);
  copy.setFact(finishesFile, 'items', [set]);
  return copy;
}

test('a walk and finishes that are complete have no problem', async () => {
  const { root } = copyWithWalk();
  expect(loadProblems(root)).toEqual([]);
  expect(await checkPhotographs(root, loadContent(root))).toEqual([]);
});

test('content without walks and finishes has no problem', () => {
  const { root, editFacts, setFact } = copyOfContent();
  editFacts('content/gallery.yaml', leadTo());
  for (const file of [walksFile, finishesFile]) setFact(file, 'items', []);
  expect(loadProblems(root)).toEqual([]);
});

test.each([
  [walksFile, 'items.0.places.0.ways.0.to', 'is not another place of this walk: use one of There', 'Attic'],
  [walksFile, 'items.0.places.1.name', 'is used twice', 'Here'],
  [walksFile, 'items.0.places.0.directions', 'List at least 2 entries', []],
  [walksFile, 'items.0.places.0.directions.0.alt', 'Say in a sentence', 'A room'],
  [walksFile, 'items.0.places.0.directions.0.toward', 'Write -180 to 180 degrees', 270],
  [walksFile, 'items.0.room', 'is not among the rooms of the gallery', 'Cellar'],
  [finishesFile, 'items.0.services.0', 'is not among the services', 'roofs'],
  [finishesFile, 'items.0.options', 'List at least 2 entries', []],
  [finishesFile, 'items.0.options.1.name', 'is used twice', 'Oak'],
  [finishesFile, 'items.0.options.1.name', 'Begin with a word in English letters', 'టేకు'],
  ['content/gallery.yaml', 'pictures.0.walk', 'another is not among the walks: use one of a-walk', 'another'],
])('a problem of %s: %s %s', (file, keyPath, message, value) => {
  const { root, setFact } = copyWithWalk();
  setFact(file, keyPath, value);
  expect(loadProblems(root)).toContainEqual({ file, keyPath, message: expect.stringContaining(message) });
});

test('a way in a walk of one place leads nowhere', () => {
  const { root, setFact } = copyWithWalk();
  setFact(walksFile, 'items.0.places', walk.places.slice(0, 1));
  expect(loadProblems(root)).toEqual([
    { file: walksFile, keyPath: 'items.0.places.0.ways.0.to', message: 'There is not another place of this walk: remove it' },
  ]);
});

test('a panorama that is missing, too small or of another shape, and finishes of two shapes, are named with what to do', async () => {
  const [panorama, finish] = ['items.0.places.0.photo', 'items.0.options.1.picture.photo'] as const;
  for (const [round, message] of [
    [await blank(2048, 1024), 'at least 4,096'],
    [await blank(4096, 1800), 'is not twice as wide as high'],
  ] as const) {
    const { root } = copyWithWalk(round);
    const problems = await checkPhotographs(root, loadContent(root));
    expect(problems).toContainEqual(expect.objectContaining({ keyPath: panorama, message: expect.stringContaining(message) }));
  }
  const { root, setFact } = copyWithWalk();
  setFact(walksFile, panorama, 'not-there');
  expect(await checkPhotographs(root, loadContent(root))).toEqual([
    { file: walksFile, keyPath: panorama, message: expect.stringContaining('photos/not-there.jpg is missing') },
  ]);
  setFact(walksFile, panorama, 'round');
  setFact(finishesFile, finish, 'upright');
  expect(await checkPhotographs(root, loadContent(root))).toContainEqual({
    file: finishesFile,
    keyPath: finish,
    message: 'photos/wide.jpg is 1600 x 1067 pixels, photos/upright.jpg 1600 x 2400: cut both to the same shape',
  });
});
