import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countWords } from './article.ts';
import { allPictures } from './check-whole.ts';
import { contentRoot } from './content-root.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problems.ts';
import type { About, Claims, Gallery, Home, ServiceFacts } from './schema.ts';
import { copyOfContent } from './test-content.ts';

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
  const content = loadContent(contentRoot);

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

describe('a mistake in the files stops the build and is named', () => {
  test('a missing photograph', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<ServiceFacts>('services/tv-units.md', ({ pictures }) => Object.assign(pictures[0] as object, { photo: 'no-such-room' }));
    expect(problemsOf(root)).toEqual([
      {
        file: 'content/services/tv-units.md',
        place: 'pictures.0.photo',
        remedy: expect.stringContaining('photos/no-such-room.jpg is missing'),
      },
    ]);
  });

  test('a missing alt text', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Home>('home.yaml', ({ hero }) => Object.assign(hero.picture, { alt: undefined }));
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
    const { root, editFacts } = copyOfContent();
    editFacts<Gallery>('gallery.yaml', ({ pictures }) => {
      for (const [index, title] of ['Oak & sage', 'Oak, sage', 'వంటగది'].entries()) Object.assign(pictures[index] as object, { title });
    });
    const place = expect.stringContaining('pictures');
    expect(problemsOf(root)).toEqual([
      { file: 'content/gallery.yaml', place, remedy: expect.stringContaining('letters') },
      { file: 'content/gallery.yaml', place, remedy: expect.stringContaining('stands twice') },
    ]);
  });

  test('an unknown name in double braces', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<About>('about.yaml', ({ hero }) => Object.assign(hero, { text: 'Since {{foundation}}' }));
    expect(problemsOf(root)).toContainEqual(
      expect.objectContaining({ file: 'content/about.yaml', remedy: expect.stringContaining('{{foundation}}') }),
    );
  });

  test('a claim typed out instead of named', () => {
    const { root, editFacts } = copyOfContent();
    editFacts<Claims>('claims.yaml', ({ homes }) => Object.assign(homes as object, { value: '640+' }));
    editFacts<About>('about.yaml', ({ hero }) => Object.assign(hero, { text: 'Over 640+ homes' }));
    expect(problemsOf(root)).toContainEqual(
      expect.objectContaining({
        file: 'content/about.yaml',
        place: 'hero.text',
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
    const { root, editFacts } = copyOfContent();
    for (const service of ['tv-units', 'villa-interiors'])
      editFacts<ServiceFacts>(`services/${service}.md`, (facts) => Object.assign(facts, { order: 99 }));
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
