import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#content-model/project-root.ts';
import { copyOfContent } from '#content-model/test-content.ts';
import { buildSite } from './site.ts';

/** One Markdown file and its photographs: nothing else is touched. */
function addService(root: string) {
  const example = readFileSync(path.join(root, 'content/services/tv-units.md'), 'utf8');
  const own = example
    .replace(/^order: .+$/m, 'order: 13')
    .replace(/^name: .+$/m, 'name: Balcony Gardens')
    .replace(/^( {2}title: ).+$/m, '$1Balcony gardens in Hyderabad')
    .replace(
      /^( {2}description: )(?:.+\n(?: {4}.+\n)*)/m,
      '$1A balcony with shade, water and plants that live through May, planned as one of the rooms of your home.\n',
    )
    .replace(/photo: .+/, 'photo: balcony-garden');
  writeFileSync(path.join(root, 'content/services/balcony-gardens.md'), own);
  cpSync(path.join(projectRoot, 'photos/living-oak-green-marble.jpg'), path.join(root, 'photos/balcony-garden.jpg'));
}

/** One Markdown file; with a look of its own it would be a page.tsx beside it. */
function addTextPage(root: string) {
  const text = `---
meta:
  title: Homes for owners abroad
  description: How the studio plans and builds for owners who live abroad, and what they see of the work each week.
heading: Building while you are abroad
intro: What you decide, when, and how you see it.
footer: Owners abroad
order: 4
---

## Every week

You get photographs and a list of what comes next.
`;
  writeFileSync(path.join(root, 'content/pages/owners-abroad.md'), text);
}

const { root } = copyOfContent({ ownPhotos: true });
const dist = path.join(root, 'dist');
// React separates two texts by a comment.
const page = (name: string) => readFileSync(path.join(dist, name), 'utf8').replaceAll('<!-- -->', '');

beforeAll(async () => {
  addService(root);
  addTextPage(root);
  await buildSite({ source: root, dist });
  // A cold cache on a busy machine takes minutes.
}, 600_000);

describe('a new page of text is one file', () => {
  test('it has an address, a title, its text and a place in search engines', () => {
    const html = page('owners-abroad.html');
    expect(html).toContain('<title>Homes for owners abroad</title>');
    expect(html).toContain('Building while you are abroad</h1>');
    expect(html).toContain('You get photographs and a list of what comes next.');
    expect(page('sitemap.xml')).toContain('/owners-abroad</loc>');
  });

  test('the footer of every page links to it', () => {
    for (const name of ['index.html', 'services/villa-interiors.html'])
      expect(page(name)).toMatch(/href="\/owners-abroad"[^>]*>Owners abroad</);
  });

  test('the application knows its address', () => {
    expect(page('owners-abroad.html')).toMatch(/data-preload="[^"]*\/assets\/owners-abroad-/);
  });
});

describe('a thirteenth service is one file and its photographs', () => {
  const link = 'href="/services/balcony-gardens"';

  test('it has a page of its own', () => {
    expect(page('services/balcony-gardens.html').includes('Contact for Balcony Gardens Now!')).toBe(true);
  });

  test('the menu, the mobile menu and the footer of every page lead to it', () => {
    for (const name of ['about.html', 'services/villa-interiors.html']) expect(page(name).split(link)).toHaveLength(4);
  });

  test('it is among the cards of the home page and the blocks of the services page', () => {
    expect(page('index.html').split(link).length).toBeGreaterThan(4);
    expect(page('services.html').includes('Get Quote for Balcony Gardens')).toBe(true);
  });

  test('search engines are told of it, with its price', () => {
    expect(page('sitemap.xml')).toContain('/services/balcony-gardens</loc>');
    expect(page('services/balcony-gardens.html').includes('"@type":"Offer"')).toBe(true);
  });
});
