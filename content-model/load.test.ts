import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Content, Service } from './content.ts';
import { contentRoot } from './content-root.ts';
import { loadContent } from './load.ts';
import type { Claims } from './schema.ts';
import { copyOfContent, loadProblems } from './test-content.ts';

test('no placeholder is left unfilled', () => {
  expect(JSON.stringify(loadContent(contentRoot)).match(/\{\{\s*\w.{0,30}/)).toBeNull();
});

describe("a service's own facts in its texts", () => {
  const setFacts = (price: string, timeline: string) => (text: string) =>
    text.replace(/^price: .+$/m, `price: ${price}`).replace(/^timeline: .+$/m, `timeline: ${timeline}`);

  test('the price, the timeline in words and what an area costs are filled in, also in the long text', () => {
    const { root, edit } = copyOfContent();
    edit('services/custom-wardrobes.md', (text) =>
      setFacts(
        '₹90 per sq ft',
        '4-6 days',
      )(text)
        .replace(/^title: .+$/m, 'title: From {{price}} in {{timeline}}, or {{price for 100 sq ft}}')
        .concat('\n\nIt takes {{timeline}}.\n'),
    );
    const service = loadContent(root).services.find(({ slug }) => slug === 'custom-wardrobes');
    expect(service?.title.replaceAll('\u00a0', ' ')).toBe('From ₹90 per sq ft in 4 to 6 days, or ₹9,000');
    expect(JSON.stringify(service?.article.at(-1)).replaceAll('\u00a0', ' ')).toContain('It takes 4 to 6 days.');
  });

  test('are not known where there is no such fact', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => setFacts('₹90,000', '4-6 days')(text).concat('\n\n{{price for 10 sq ft}}\n'));
    edit('about.yaml', (text) => text.replace(/^story:$/m, 'story:\n  - It costs {{price}}.'));
    expect(loadProblems(root).map(({ fix }) => fix)).toEqual([
      expect.stringContaining('{{price}}'),
      expect.stringContaining('{{price for 10 sq ft}}'),
    ]);
  });
});

test('what visitors read is typeset', () => {
  const { root, edit } = copyOfContent();
  edit('studio.yaml', (text) => text.replace(/^hours:$/m, 'hours:\n  - label: Mon-Fri 9:00 AM-5:00 PM'));
  edit('services/tv-units.md', (text) => text.replace(/^timeline: .+$/m, 'timeline: 4-6 days'));
  const { studio, services } = loadContent(root);
  expect(studio.hours[0]?.label).toBe('Mon–Fri 9:00\u00a0AM–5:00\u00a0PM');
  expect(services.find(({ slug }) => slug === 'tv-units')?.timeline).toBe('4–6\u00a0days');
});

describe('a mistake in the files stops the build and is named', () => {
  test.each([
    ['has no facts', 'Only words.\n', /^Begin the file with its facts between two lines of ---$/],
    ['is no YAML', '---\na: [\n---\n', /^Correct the spelling of the file: Flow sequence/],
  ])('a file that %s', (_, text, fix) => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', () => text);
    expect(loadProblems(root)).toContainEqual({ file: 'content/services/tv-units.md', place: '', fix: expect.stringMatching(fix) });
  });

  test('a file that cannot be read', () => {
    const { root } = copyOfContent();
    rmSync(path.join(root, 'content/services/tv-units.md'));
    mkdirSync(path.join(root, 'content/services/tv-units.md'));
    const fix = expect.stringMatching(/^EISDIR/);
    expect(loadProblems(root)).toContainEqual({ file: 'content/services/tv-units.md', place: '', fix });
  });

  test('a missing photograph', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Service>('services/tv-units.md', ({ pictures }) => Object.assign(pictures[0] as object, { photo: 'no-such-room' }));
    expect(loadProblems(root)).toEqual([
      {
        file: 'content/services/tv-units.md',
        place: 'pictures.0.photo',
        fix: expect.stringContaining('photos/no-such-room.jpg is missing'),
      },
    ]);
  });

  test('a group of services and a room of the gallery that are not there', () => {
    const { root, edit } = copyOfContent();
    edit('services/villa-interiors.md', (text) =>
      text.replace(/^room: .+\n/m, '').replace(/^group: .+$/m, 'group: No such group\nroom: No such room'),
    );
    expect(loadProblems(root)).toEqual(
      ['room', 'group'].map((place) => ({
        file: 'content/services/villa-interiors.md',
        place,
        fix: expect.stringMatching(/^No such .+: use one of .+/),
      })),
    );
  });

  test('a missing alt text', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Content['home']>('home.yaml', ({ hero }) => Object.assign(hero.picture, { alt: undefined }));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/home.yaml',
      place: 'hero.picture.alt',
      fix: expect.stringContaining('missing'),
    });
  });

  test('an alt text that says it is a picture', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^( {2}alt: ).+$/m, '$1Picture of a blue television wall'));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/services/tv-units.md',
      place: 'hero.alt',
      fix: expect.stringContaining('without "Picture of"'),
    });
  });

  test('one photograph twice among the pictures of a service, or in the gallery', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^ {2}- photo: .+$/gm, '  - photo: bath-green-tile-brass'));
    edit('gallery.yaml', (text) => text.replace(/^ {2}- photo: .+$/gm, '  - photo: bath-green-tile-brass'));
    expect(loadProblems(root)).toEqual(
      expect.arrayContaining(
        ['content/gallery.yaml', 'content/services/tv-units.md'].map((file) => ({
          file,
          place: 'pictures.1.photo',
          fix: expect.stringContaining('"bath-green-tile-brass" is used twice'),
        })),
      ),
    );
  });

  test('an article that is too short or too long', () => {
    for (const text of ['Too short.', 'word '.repeat(901)]) {
      const { root, edit } = copyOfContent();
      edit('services/tv-units.md', (file) => file.replace(/(\n---\n)[\s\S]*/, `$1\n${text}\n`));
      expect(loadProblems(root)).toEqual([
        { file: 'content/services/tv-units.md', place: 'text', fix: expect.stringContaining('write 250 to 900') },
      ]);
    }
  });

  test('a focus that is no point', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^ {2}focus: .+$/m, '  focus: in the middle'));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/services/tv-units.md',
      place: 'hero.focus',
      fix: expect.stringContaining('two percentages'),
    });
  });

  test('a price that is none', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: cheap'));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/services/tv-units.md',
      place: 'price',
      fix: expect.stringContaining('₹1,50,000'),
    });
  });

  test('a plan that does not fit the price, and a trade that is not there', () => {
    const { root, editFacts } = copyOfContent();
    const change = (slug: string, plan: object) => editFacts<Service>(`services/${slug}.md`, (facts) => Object.assign(facts, { plan }));
    change('custom-wardrobes', { trade: 'Joinery' });
    change('tv-units', { trade: 'Joinery', area: { label: 'Front', hint: 'Height times width' } });
    change('villa-interiors', { trade: 'Joinery', alternative: true });
    change('3d-design', {});
    const file = (slug: string) => `content/services/${slug}.md`;
    expect(loadProblems(root).map(({ file, place }) => [file, place])).toEqual(
      expect.arrayContaining([
        [file('custom-wardrobes'), 'plan.area'],
        [file('tv-units'), 'plan.area'],
        [file('villa-interiors'), 'plan.trade'],
        [file('3d-design'), 'plan.trade'],
      ]),
    );
    for (const slug of ['villa-interiors', '3d-design']) change(slug, { alternative: true });
    change('custom-wardrobes', { alternative: true, area: { label: 'Front', hint: 'Height times width' } });
    change('tv-units', { trade: 'No such trade' });
    expect(loadProblems(root)).toContainEqual({
      file: file('tv-units'),
      place: 'plan.trade',
      fix: expect.stringMatching(/^No such trade is not among the trades .+: use one of .+/),
    });
  });

  test('a flat with a service that is none, or that takes the place of the others, or with an area too few or too many', () => {
    const { root, editFacts } = copyOfContent();
    const services = [
      { service: 'no-such-service' },
      { service: 'villa-interiors' },
      { service: 'custom-wardrobes' },
      { service: 'tv-units', area: 12 },
      { service: '3d-design' },
      { service: '3d-design' },
    ];
    editFacts<Content['project']>('project.yaml', ({ flats }) => Object.assign(flats, { items: [{ name: '4BHK', services }] }));
    const place = 'flats.items.0.services';
    expect(loadProblems(root).map(({ place, fix }) => [place, fix])).toEqual([
      [`${place}.0.service`, expect.stringContaining('no-such-service is not among the services')],
      [`${place}.1`, expect.stringContaining('villa-interiors is no single service')],
      [`${place}.2`, expect.stringContaining('add its usual area')],
      [`${place}.3`, expect.stringContaining('remove area')],
      [`${place}.5.service`, expect.stringContaining('used twice')],
    ]);
  });

  test('a timeline that ends before it begins', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^timeline: .+$/m, 'timeline: 9-4 days'));
    expect(loadProblems(root)).toEqual([
      { file: 'content/services/tv-units.md', place: 'timeline', fix: expect.stringContaining('shorter time first') },
    ]);
  });

  test('a number or nothing where words belong', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: 25000').replace(/^name: .+$/m, 'name:'));
    expect(loadProblems(root)).toEqual(
      expect.arrayContaining([
        { file: 'content/services/tv-units.md', place: 'price', fix: expect.stringContaining("in quotes: '25000'") },
        { file: 'content/services/tv-units.md', place: 'name', fix: expect.stringContaining('empty') },
      ]),
    );
  });

  test('a file of a service whose name is no end of an address', () => {
    const { root } = copyOfContent();
    const services = path.join(root, 'content', 'services');
    renameSync(path.join(services, 'tv-units.md'), path.join(services, 'TV units.md'));
    expect(loadProblems(root)).toContainEqual({
      file: 'content/services/TV units.md',
      place: '',
      fix: expect.stringContaining('small letters, digits and hyphens'),
    });
  });

  test.each(['home', 'about', 'project', 'f'])('a text page that would have the address of another page: %s', (slug) => {
    const { root } = copyOfContent();
    const pages = path.join(root, 'content', 'pages');
    copyFileSync(path.join(pages, 'terms.md'), path.join(pages, `${slug}.md`));
    expect(loadProblems(root)).toContainEqual({
      file: `content/pages/${slug}.md`,
      place: '',
      fix: `/${slug} is the address of another page: rename the file`,
    });
  });

  test('two pictures of the gallery with one title', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Content['gallery']>('gallery.yaml', ({ pictures }) => {
      for (const picture of pictures.slice(0, 2)) Object.assign(picture, { title: 'Oak & sage' });
    });
    expect(loadProblems(root)).toEqual([
      { file: 'content/gallery.yaml', place: 'pictures.1.title', fix: expect.stringContaining('used twice') },
    ]);
  });

  test('a room of the gallery whose name has no letter for its address', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Content['gallery']>('gallery.yaml', ({ rooms }) => {
      rooms[1] = 'వంటగది';
    });
    const fix = expect.stringContaining('English letters');
    expect(loadProblems(root)).toEqual([{ file: 'content/gallery.yaml', place: 'rooms.1', fix }]);
  });

  test('an unknown name in double braces', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Content['about']>('about.yaml', ({ hero }) => Object.assign(hero, { text: 'Since {{foundation}}' }));
    expect(loadProblems(root)).toContainEqual(
      expect.objectContaining({ file: 'content/about.yaml', fix: expect.stringContaining('{{foundation}}') }),
    );
  });

  test('a question that leads to the terms of no claim', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) =>
      text.replace(/^questions:$/m, 'questions:\n  - question: Who?\n    answer: We.\n    claims: [noSuchClaim]'),
    );
    expect(loadProblems(root)).toEqual([
      { file: 'content/services/tv-units.md', place: 'questions.0.claims.0', fix: expect.stringContaining('noSuchClaim') },
    ]);
  });

  test('a claim typed out instead of named', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Claims>('claims.yaml', (claims) => Object.assign(claims.find(({ name }) => name === 'homes') as object, { value: '640+' }));
    editFacts<Content['about']>('about.yaml', ({ hero }) => Object.assign(hero, { text: 'Over 640+ homes' }));
    expect(loadProblems(root)).toContainEqual(
      expect.objectContaining({
        file: 'content/about.yaml',
        place: 'hero.text',
        fix: expect.stringContaining('{{homes}}'),
      }),
    );
  });

  test('a file that is gone', () => {
    const { root } = copyOfContent();
    rmSync(path.join(root, 'content', 'gallery.yaml'));
    expect(loadProblems(root)).toContainEqual({ file: 'content/gallery.yaml', place: '', fix: expect.stringContaining('missing') });
  });

  test('two services in the same place of the order', () => {
    const { root, editFacts } = copyOfContent();
    for (const service of ['tv-units', 'villa-interiors'])
      editFacts<Service>(`services/${service}.md`, (facts) => Object.assign(facts, { order: 99 }));
    expect(loadProblems(root)).toContainEqual(expect.objectContaining({ place: 'order', fix: expect.stringContaining('used twice') }));
  });

  test('Markdown that the pages cannot show', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => `${text}\n\n> A quotation\n`);
    expect(loadProblems(root)).toContainEqual(expect.objectContaining({ file: 'content/services/tv-units.md', place: 'text' }));
  });

  test('several mistakes are told together', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: cheap').replace(/^timeline: .+$/m, 'timeline: soon'));
    expect(loadProblems(root).map(({ place }) => place)).toEqual(expect.arrayContaining(['price', 'timeline']));
  });
});
