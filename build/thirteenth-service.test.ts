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

describe('a thirteenth service is one file and its photographs', () => {
  const { root } = copyOfContent({ ownPhotos: true });
  const dist = path.join(root, 'dist');
  // React parts two texts with a comment.
  const page = (name: string) => readFileSync(path.join(dist, name), 'utf8').replaceAll('<!-- -->', '');
  const link = 'href="/services/balcony-gardens"';

  beforeAll(async () => {
    addService(root);
    await buildSite({ source: root, dist });
    // A cold cache on a busy machine takes minutes.
  }, 600_000);

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
