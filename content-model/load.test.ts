import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countWords } from './article.ts';
import { allPictures } from './check-whole.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problems.ts';
import { copyOfContent, projectRoot } from './test-content.ts';

function problemsOf(root: string) {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe("the studio's files as they are", () => {
  const content = loadContent(projectRoot);

  test('leave no placeholder unfilled', () => {
    expect(JSON.stringify(content).match(/\{\{\s*\w.{0,30}/)).toBeNull();
  });

  test('hold the number of pictures that each service page shows', () => {
    // Specification, service detail pages: image counts.
    const counts = {
      'modular-kitchen': 4,
      'master-bedroom-design': 4,
      'false-ceiling-solutions': 4,
      'tv-units': 5,
      '3d-design': 3,
      'professional-painting': 3,
      'electrical-solutions': 3,
      'custom-wardrobes': 5,
      'turnkey-contracting': 3,
      'children-bedroom-design': 3,
      'villa-interiors': 5,
      'commercial-interiors': 3,
    };
    const shown = Object.fromEntries(content.services.map(({ slug, pictures }) => [slug, pictures.length]));
    expect(shown).toMatchObject(counts);
  });

  test('give every article 500 to 900 words', () => {
    for (const { slug, article, layout } of content.services) {
      if (layout !== 'article') continue;
      expect(countWords(article), slug).toBeGreaterThanOrEqual(500);
      expect(countWords(article), slug).toBeLessThanOrEqual(900);
    }
  });

  test('never show one photograph twice in one service', () => {
    for (const { slug, pictures } of content.services) {
      expect(new Set(pictures.map(({ photo }) => photo)).size, slug).toBe(pictures.length);
    }
  });

  test('describe every picture in its own words', () => {
    for (const { file, place, picture } of allPictures(content)) {
      expect(picture.alt, `${file}: ${place}`).not.toMatch(/^(image|picture|photo(graph)?) of/i);
    }
  });
});

describe("a service's own facts in its texts", () => {
  const setFacts = (price: string, timeline: string) => (text: string) =>
    text.replace(/^price: .+$/m, `price: ${price}`).replace(/^timeline: .+$/m, `timeline: ${timeline}`);

  test('the price, the timeline in words and what an area costs are filled in, also in the long text', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) =>
      setFacts(
        '₹90 per sq ft',
        '4-6 days',
      )(text)
        .replace(/^title: .+$/m, 'title: From {{price}} in {{timeline}}, or {{price for 100 sq ft}}')
        .concat('\n\nIt takes {{timeline}}.\n'),
    );
    const service = loadContent(root).services.find(({ slug }) => slug === 'tv-units');
    expect(service?.title.replaceAll('\u00a0', ' ')).toBe('From ₹90 per sq ft in 4 to 6 days, or ₹9,000');
    expect(JSON.stringify(service?.article.at(-1)).replaceAll('\u00a0', ' ')).toContain('It takes 4 to 6 days.');
  });

  test('are not known where there is no such fact', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => setFacts('₹90,000', '4-6 days')(text).concat('\n\n{{price for 10 sq ft}}\n'));
    edit('about.yaml', (text) => text.replace(/^story:$/m, 'story:\n  - It costs {{price}}.'));
    expect(problemsOf(root).map(({ remedy }) => remedy)).toEqual([
      expect.stringContaining('{{price for 10 sq ft}}'),
      expect.stringContaining('{{price}}'),
    ]);
  });
});

test('what visitors read is typeset, what programs read stays as typed', () => {
  const { root, edit } = copyOfContent();
  edit('studio.yaml', (text) => text.replace(/^hours:$/m, 'hours:\n  - label: Mon-Fri 9:00 AM-5:00 PM'));
  edit('services/tv-units.md', (text) => text.replace(/^timeline: .+$/m, 'timeline: 4-6 days'));
  const { studio, services } = loadContent(root);
  expect(studio.hours[0]?.label).toBe('Mon–Fri 9:00\u00a0AM–5:00\u00a0PM');
  expect(services.find(({ slug }) => slug === 'tv-units')?.timeline).toBe('4-6 days');
});

describe('a mistake in the files stops the build and is named', () => {
  test('a missing photograph', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/photo: .+/, 'photo: no-such-room'));
    expect(problemsOf(root)).toEqual([
      {
        file: 'content/services/tv-units.md',
        place: 'pictures.0.photo',
        remedy: expect.stringContaining('photos/no-such-room.jpg is missing'),
      },
    ]);
  });

  test('a missing alt text', () => {
    const { root, edit } = copyOfContent();
    edit('home.yaml', (text) => text.replace(/ {4}alt: >-\n.+\n.+\n/, ''));
    expect(problemsOf(root)).toContainEqual({
      file: 'content/home.yaml',
      place: 'hero.picture.alt',
      remedy: expect.stringContaining('missing'),
    });
  });

  test('a price that is none', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: cheap'));
    expect(problemsOf(root)).toContainEqual({
      file: 'content/services/tv-units.md',
      place: 'price',
      remedy: expect.stringContaining('₹1,50,000'),
    });
  });

  test('a number or nothing where words belong', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: 25000').replace(/^name: .+$/m, 'name:'));
    expect(problemsOf(root)).toEqual(
      expect.arrayContaining([
        { file: 'content/services/tv-units.md', place: 'price', remedy: expect.stringContaining("in quotes: '25000'") },
        { file: 'content/services/tv-units.md', place: 'name', remedy: expect.stringContaining('empty') },
      ]),
    );
  });

  test('a file of a service whose name is no end of an address', () => {
    const { root } = copyOfContent();
    const services = path.join(root, 'content', 'services');
    renameSync(path.join(services, 'tv-units.md'), path.join(services, 'TV units.md'));
    expect(problemsOf(root)).toEqual([
      { file: 'content/services/TV units.md', place: '', remedy: expect.stringContaining('small letters, digits and hyphens') },
    ]);
  });

  test('two gallery titles that would have one address, and one that would have none', () => {
    const { root, edit } = copyOfContent();
    edit('gallery.yaml', (text) => {
      const [first = '', second = '', third = ''] = text.match(/(?<=^ {4}title: ).+$/gm) ?? [];
      return text.replace(first, "'Oak & sage'").replace(second, "'Oak, sage'").replace(third, "'వంటగది'");
    });
    const place = expect.stringContaining('pictures');
    expect(problemsOf(root)).toEqual([
      { file: 'content/gallery.yaml', place, remedy: expect.stringContaining('letters') },
      { file: 'content/gallery.yaml', place, remedy: expect.stringContaining('stands twice') },
    ]);
  });

  test('an unknown name in double braces', () => {
    const { root, edit } = copyOfContent();
    edit('about.yaml', (text) => text.replace('{{founded}}', '{{foundation}}'));
    expect(problemsOf(root)).toContainEqual(
      expect.objectContaining({ file: 'content/about.yaml', remedy: expect.stringContaining('{{foundation}}') }),
    );
  });

  test('a question that leads to the terms of no claim', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) =>
      text.replace(/^questions:$/m, 'questions:\n  - question: Who?\n    answer: We.\n    claims: [noSuchClaim]'),
    );
    expect(problemsOf(root)).toEqual([
      { file: 'content/services/tv-units.md', place: 'questions.0.claims', remedy: expect.stringContaining('noSuchClaim') },
    ]);
  });

  test('a claim typed out instead of named', () => {
    const { root, edit } = copyOfContent();
    edit('about.yaml', (text) => text.replace('{{homes}} Projects', '500+ Projects'));
    expect(problemsOf(root)).toContainEqual(
      expect.objectContaining({
        file: 'content/about.yaml',
        place: 'timeline.items.3.title',
        remedy: expect.stringContaining('{{homes}}'),
      }),
    );
  });

  test('a file that is gone', () => {
    const { root } = copyOfContent();
    rmSync(path.join(root, 'content', 'gallery.yaml'));
    expect(problemsOf(root)).toContainEqual({ file: 'content/gallery.yaml', place: '', remedy: expect.stringContaining('missing') });
  });

  test('two services in the same place of the order', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^order: .+$/m, 'order: 1'));
    expect(problemsOf(root)).toContainEqual(expect.objectContaining({ place: 'order', remedy: expect.stringContaining('stands twice') }));
  });

  test('Markdown that the pages cannot show', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => `${text}\n\n> A quotation\n`);
    expect(problemsOf(root)).toContainEqual(expect.objectContaining({ file: 'content/services/tv-units.md', place: 'text' }));
  });

  test('several mistakes are told together', () => {
    const { root, edit } = copyOfContent();
    edit('services/tv-units.md', (text) => text.replace(/^price: .+$/m, 'price: cheap').replace(/^timeline: .+$/m, 'timeline: soon'));
    expect(problemsOf(root).map(({ place }) => place)).toEqual(['price', 'timeline']);
  });
});
