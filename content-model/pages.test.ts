import { expect, test } from 'vitest';
import { fixedPages, picturePagePath, roomPath } from '#contract/page-paths.ts';
import { sitePages } from './pages.ts';
import type { FinishSet, GalleryPicture } from './schema.ts';
import { siteContent } from './site-content.ts';
import { anyPhotos, ownContent } from './test/test-content.ts';

/** The title and description that search engines get of a picture of the gallery. */
function headOf(title: string, alt: string) {
  const content = structuredClone(ownContent());
  const [picture] = content.gallery.pictures as [GalleryPicture];
  Object.assign(picture, { title, alt });
  return sitePages(siteContent(content, anyPhotos)).find(({ path }) => path === picturePagePath(picture.photo))?.head;
}

test.each([
  ['English', 'An oak kitchen, a sage island (2.4 m) and a breakfast counter by the window'],
  ['Telugu', 'ఓక్ చెక్కతో చేసిన వంటగది, ఆకుపచ్చ ద్వీపం, కిటికీ పక్కన అల్పాహార బల్ల మరియు దీపాలు'],
  ['Devanagari', 'ओक की रसोई, हरे रंग का द्वीप, खिड़की के पास नाश्ते की मेज़ और पीतल के सुंदर दीपक'],
  ['English and Telugu', 'Oak kitchen: ఓక్ చెక్కతో చేసిన వంటగది, ఆకుపచ్చ ద్వీపం, కిటికీ పక్కన అల్పాహార బల్ల'],
])('a title and a description in %s that are too long for one sentence end with a whole word', (_, words) => {
  const sentence = `${words}, ${words}, ${words}.`;
  const head = headOf(words, sentence);
  for (const [shown, whole, most] of [
    [head?.title, words, 60],
    [head?.description, sentence, 160],
  ] as const) {
    const [, kept = ''] = /^(.+)…$/.exec(shown ?? '') ?? [];
    expect(whole.startsWith(kept), shown).toBe(true);
    expect(kept.length, shown).toBeGreaterThan(most - 20);
    expect(kept.length, shown).toBeLessThan(most);
    expect(kept, shown).toMatch(/[\p{L}\p{M}\p{N}]$/u);
    expect(whole.slice(kept.length), shown).toMatch(/^[^\p{L}\p{M}\p{N}]/u);
  }
});

test.each(['A room in white', 'A room in white.'])(
  'pictures that are all told of as %j have descriptions of their own, long enough and not too long',
  (alt) => {
    const content = structuredClone(ownContent());
    for (const picture of content.gallery.pictures) Object.assign(picture, { alt });
    const picture = { ...(content.gallery.pictures[0] as GalleryPicture), alt };
    const options = ['Oak', 'Ash', 'Elm'].map((name) => ({ name, picture, sampleFocus: picture.focus }));
    const set = { slug: 'doors', part: 'Doors', room: picture.room, heading: 'A room', services: [], meta: content.gallery.meta, options };
    Object.assign(content.finishes, { items: [set as unknown as FinishSet] });
    const pages = sitePages(siteContent(content, anyPhotos)).filter(
      ({ kind, path }) => kind === 'picture' || path.startsWith('/finishes/doors/'),
    );
    const descriptions = pages.map(({ head }) => head.description);
    expect(descriptions.length).toBe(content.gallery.pictures.length + 2);
    expect(descriptions.filter((words) => words.length < 70 || words.length > 160 || words.includes('..'))).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  },
);

test('a description ends with a whole sentence where that is long enough', () => {
  const sentence = 'An oak kitchen, a sage island of 2.4 m and a breakfast counter by the window.';
  expect(headOf('Oak', sentence)?.description).toBe(sentence);
  expect(headOf('Oak', `${sentence} ${'On and on. '.repeat(9)}`.trim())?.description).toMatch(/^An oak .+\. On and on\.$/);
});

test('each page that menus name is in the list of pages', () => {
  const { cases, ...always } = fixedPages;
  const paths = sitePages(siteContent(ownContent(), anyPhotos)).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.values(always).map(({ path }) => path)));
});

test('the brand is behind a title that has none, where there is room', () => {
  const content = structuredClone(ownContent());
  const titleOf = (title: string) => {
    Object.assign(content.about.meta, { title });
    return sitePages(siteContent(content, anyPhotos)).find(({ kind }) => kind === 'about')?.head.title;
  };
  Object.assign(content.studio, { brand: 'Ivy' });
  expect(titleOf('How we work')).toBe('How we work | Ivy');
  expect(titleOf('How we work at Ivy')).toBe('How we work at Ivy');
  expect(titleOf('How we work. '.repeat(5).slice(0, 54))).toHaveLength(60);
  expect(titleOf('How we work. '.repeat(5).slice(0, 55))).toHaveLength(55);
});

test('a room of one picture with a short title has a description that is long enough', () => {
  const content = structuredClone(ownContent());
  const [picture, ...others] = content.gallery.pictures as [GalleryPicture, ...GalleryPicture[]];
  for (const each of others) Object.assign(each, { room: 'Hall' });
  Object.assign(picture, { room: 'Bar', title: 'Bar' });
  Object.assign(content.gallery, { rooms: ['Bar', 'Hall'] });
  const room = sitePages(siteContent(content, anyPhotos)).find(({ path }) => path === roomPath('bar'));
  expect(room?.head.description.length).toBeGreaterThanOrEqual(70);
  expect(room?.head.description).toMatch(/\.$/);
});
