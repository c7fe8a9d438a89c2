import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadContent } from './load.ts';
import { sitePages } from './pages.ts';
import { checkPhotographs } from './photographs.ts';
import { contentRoot } from './roots.ts';
import { siteContent } from './site-content.ts';
import { copyOfContent, loadProblems, anyPhotos as photos } from './test/test-content.ts';
import { addOptionalContent, delay, finishedClinic, finishedFlat, payment, writeCase } from './test/test-optional-content.ts';
import { siteView } from './views.ts';

/** The owner's own finished projects may have the names and facts of those here. */
function copyWithoutCases() {
  const copy = copyOfContent();
  rmSync(path.join(copy.root, 'content/cases'), { recursive: true, force: true });
  return copy;
}

const casePaths = (root: string) =>
  sitePages(siteContent(loadContent(root), photos))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/finished-projects'));

test('finished projects have a page each and a list, the newest first', () => {
  const { root } = copyWithoutCases();
  addOptionalContent(root);
  const { cases } = loadContent(root);
  expect(cases.map(({ handover }) => handover)).toEqual(
    cases
      .map(({ handover }) => handover)
      .toSorted()
      .toReversed(),
  );
  expect(casePaths(root)).toEqual(['/finished-projects', ...cases.map(({ path }) => path)]);
  expect(cases.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['teak-and-cane', 'clinic']));
});

test('without a finished project there is neither page nor section', () => {
  const content = { ...loadContent(contentRoot), cases: [] };
  const pages = sitePages(siteContent(content, photos));
  expect(pages.filter(({ kind }) => kind === 'cases' || kind === 'case')).toEqual([]);
  for (const { kind, view } of pages) {
    if (kind === 'home' || kind === 'service') expect(view.cases).toBeUndefined();
  }
  expect(siteView(content).casesLinks).toEqual([]);
});

test('titles and descriptions for search engines keep their limits', () => {
  const { root } = copyWithoutCases();
  writeCase(root, 'long', { ...finishedFlat, title: 'A very long name '.repeat(6), summary: 'So much was done here. '.repeat(20) });
  writeCase(root, 'short', { ...finishedClinic, summary: 'Small.' });
  const pages = sitePages(siteContent(loadContent(root), photos)).filter(({ kind }) => kind === 'case');
  expect(pages).toHaveLength(2);
  for (const { head } of pages) {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.description.length).toBeLessThanOrEqual(160);
  }
});

describe('a mistake in a finished project is named with its file, its key path and what to do', () => {
  const { before } = finishedFlat.beforeAfter[0] as (typeof finishedFlat.beforeAfter)[number];
  test.each([
    ['a service that is none', { services: ['pools'] }, 'services.0', 'pools is not among the services'],
    ['a service twice', { services: ['one', 'one'] }, 'services.1', 'used twice'],
    ['days that are no whole number', { days: { promised: 60, taken: 55.5 } }, 'days.taken', 'whole number'],
    ['no days', { days: { promised: 60, taken: 0 } }, 'days.taken', 'at least 1'],
    ['days in words', { days: { promised: 'sixty', taken: 55 } }, 'days.promised', 'whole number'],
    ['before without after', { beforeAfter: [{ title: 'Wall', before }] }, 'beforeAfter.0.after', 'missing'],
    ['after without before', { beforeAfter: [{ title: 'Wall', after: before }] }, 'beforeAfter.0.before', 'missing'],
    ['a review that is not https', { client: { ...finishedFlat.client, review: 'http://reviews.example' } }, 'client.review', 'https://'],
    ['a budget that is none', { budget: 'about 20 lakhs' }, 'budget', '₹12 lakhs'],
    ['a budget that ends before it begins', { budget: '₹20-18 lakhs' }, 'budget', 'smaller sum first'],
    ['a month that is none', { handover: '2024-13' }, 'handover', '2024-03'],
  ])('%s', (_, change, keyPath, message) => {
    const { root } = copyWithoutCases();
    writeCase(root, 'flat', { ...finishedFlat, ...change });
    expect(loadProblems(root)).toContainEqual({ file: 'content/cases/flat.md', keyPath, message: expect.stringContaining(message) });
  });

  test('two of one name', () => {
    const { root } = copyWithoutCases();
    for (const slug of ['one', 'other']) writeCase(root, slug, finishedClinic);
    expect(loadProblems(root)).toEqual([expect.objectContaining({ keyPath: 'title', message: expect.stringContaining('used twice') })]);
  });

  test('a photograph that is missing', async () => {
    const { root } = copyWithoutCases();
    writeCase(root, 'flat', { ...finishedFlat, hero: { ...finishedFlat.hero, photo: 'no-such-room' } });
    expect(await checkPhotographs(root, loadContent(root))).toEqual([
      { file: 'content/cases/flat.md', keyPath: 'hero.photo', message: expect.stringContaining('no-such-room.jpg is missing') },
    ]);
  });

  test('before and after of different shapes', async () => {
    const { root } = copyWithoutCases();
    const [pair] = finishedFlat.beforeAfter as [(typeof finishedFlat.beforeAfter)[number]];
    writeCase(root, 'flat', { ...finishedFlat, beforeAfter: [{ ...pair, after: { ...pair.after, photo: 'upright' } }] });
    const photo = await sharp({ create: { width: 1600, height: 2400, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    addPhoto(root, 'upright', photo);
    const found = await checkPhotographs(root, loadContent(root));
    expect(found).toEqual([
      {
        file: 'content/cases/flat.md',
        keyPath: 'beforeAfter.0.after.photo',
        message: expect.stringContaining('photos/upright.jpg 1600 x 2400: cut both'),
      },
    ]);
  });
});

describe('payment, delays and links of reviews', () => {
  test.each([
    ['shares that do not add up', { payment: { ...payment, stages: payment.stages.slice(1) } }, 'payment.stages', 'add up to 90 per cent'],
    [
      'a share that is no whole number',
      { payment: { ...payment, stages: [{ share: 0.5, due: 'Now' }] } },
      'payment.stages.0.share',
      'whole number',
    ],
    ['a penalty in words', { delay: { ...delay, penalty: 'half a per cent' } }, 'delay.penalty', '0.5%'],
    ['a penalty without a most', { delay: { ...delay, cap: undefined } }, 'delay.cap', 'missing'],
    ['days that are no number', { delay: { ...delay, after: 'a week' } }, 'delay.after', 'whole number'],
  ])('%s', (_, change, keyPath, message) => {
    const { root, editFacts } = copyWithoutCases();
    editFacts<object>('content/services.yaml', (facts) => Object.assign(facts, change));
    expect(loadProblems(root)).toContainEqual({ file: 'content/services.yaml', keyPath, message: expect.stringContaining(message) });
  });

  test('a review whose link is not https', () => {
    const { root, editFacts } = copyWithoutCases();
    editFacts<object[]>('content/testimonials.yaml', ([first]) => Object.assign(first as object, { url: 'reviews.example/1' }));
    expect(loadProblems(root)).toEqual([
      { file: 'content/testimonials.yaml', keyPath: '0.url', message: expect.stringContaining('https://') },
    ]);
  });

  test('a person without a face', () => {
    const { root, editFacts } = copyWithoutCases();
    editFacts<{ team: object }>('content/about.yaml', ({ team }) =>
      Object.assign(team, { people: [{ name: 'A. Rao', role: 'Designer' }] }),
    );
    expect(loadProblems(root)).toEqual([expect.objectContaining({ file: 'content/about.yaml', keyPath: 'team.people.0.picture' })]);
  });
});

function addPhoto(root: string, name: string, data: Buffer): void {
  writeFileSync(path.join(root, 'photos', `${name}.jpg`), data);
}

test('the areas and the PIN code of the studio are in structured data, and the areas on Contact, once they are known', () => {
  const { root } = copyWithoutCases();
  const contactPage = () => sitePages(siteContent(loadContent(root), photos)).find(({ kind }) => kind === 'contact');
  addOptionalContent(root);
  const { studio } = loadContent(root);
  const areaServed = [{ name: studio.city }, { name: 'Alwal' }, { name: 'Kondapur' }];
  expect(contactPage()?.structuredData[0]).toMatchObject({ areaServed, address: { postalCode: '500100' } });
  expect(contactPage()?.view).toMatchObject({ areas: 'We work in Alwal and Kondapur.' });
});
