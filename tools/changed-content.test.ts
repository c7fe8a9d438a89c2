import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '#build/build-site.ts';
import type { Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { repositoryRoot } from '#content-model/roots.ts';
import { delay, payment, person, reviewUrl } from '#content-model/test/test-optional-content.ts';
import { newService, newTextPage, writeChangedContent } from './changed-content.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
const [source, dist] = [path.join(folder, 'source'), path.join(folder, 'dist')];

let before: Content;
let after: Content;
/** Every text file that visitors and search engines get, by its name. */
let files: [name: string, text: string][];

beforeAll(async () => {
  writeChangedContent(source);
  await buildSite({ source, dist, uncompressed: true });
  [before, after] = [loadContent(repositoryRoot), loadContent(source)];
  // `page` removes the comments by which React separates two texts.
  files = globSync('**/*.{html,js,xml,webmanifest}', { cwd: dist }).map((name) => [name, page(name)]);
  // A cold cache on a busy machine takes minutes.
}, 600_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('no fact and no text of the studio is anywhere but in its content', () => {
  const { brand, fullName, email, phone, url } = before.studio;
  const facts = [brand, fullName, email, phone, phone.replaceAll(' ', ''), url, ...before.services.map(({ price }) => price.words)];
  const kept = new Set(textsOf(after));
  for (const text of [...facts, ...textsOf(before)].filter((each) => !kept.has(each))) {
    expect(
      files.filter(([, content]) => content.includes(text)).map(([name]) => name),
      text,
    ).toEqual([]);
  }
});

describe('a new service is one file and its photographs', () => {
  const link = `href="/services/${newService.slug}"`;

  test('it has a page of its own', () => {
    expect(page(`services/${newService.slug}.html`)).toContain(`Contact for ${newService.name} Now!`);
  });

  test('the menu, the mobile menu and the footer of every page lead to it', () => {
    for (const name of ['about.html', `services/${newService.slug}.html`]) expect(page(name).split(link)).toHaveLength(4);
  });

  test('it is among the cards of the home page and the blocks of the services page', () => {
    expect(page('index.html').split(link).length).toBeGreaterThan(4);
    expect(page('services.html')).toContain(`Get Quote for ${newService.name}`);
  });

  test('search engines are told of it, with its price', () => {
    expect(page('sitemap.xml')).toContain(`/services/${newService.slug}</loc>`);
    expect(page(`services/${newService.slug}.html`)).toContain('"@type":"Offer"');
  });
});

test('a deleted service has no page, and no page links to it', ({ skip }) => {
  const [slug] = before.services.map(({ slug }) => slug).filter((slug) => !after.services.some((each) => each.slug === slug));
  skip(slug === undefined, 'something belongs to each service');
  expect(files.filter(([name, text]) => name === `services/${slug}.html` || text.includes(`/services/${slug}"`))).toEqual([]);
});

describe('a new page of text is one file', () => {
  const { slug, heading, footer } = newTextPage;

  test('it has an address, a title, its text and a place in search engines', () => {
    const html = page(`${slug}.html`);
    expect(html).toContain('<title>Homes for owners abroad');
    expect(html).toContain(`${heading}</h1>`);
    expect(html).toContain('You get photographs and a list of what comes next.');
    expect(page('sitemap.xml')).toContain(`/${slug}</loc>`);
  });

  test('the footer of every page links to it', () => {
    for (const name of ['index.html', `services/${newService.slug}.html`])
      expect(page(name)).toMatch(new RegExp(`href="/${slug}"[^>]*>${footer}<`));
  });
});

describe('facts that a studio adds later are shown once they are there', () => {
  test('each finished project has a page and a place in the list, on home, with its services and in search engines', () => {
    for (const { path, services } of after.cases) {
      for (const name of ['finished-projects', 'index', ...services.map((slug) => `services/${slug}`)]) {
        expect(page(`${name}.html`), name).toContain(`href="${path}"`);
      }
      expect(page(`${path.slice(1)}.html`)).toContain('<h1');
      expect(page('sitemap.xml')).toContain(`${path}</loc>`);
    }
  });

  test('the menu and the footer lead to the list', () => {
    expect(page('contact.html').split('href="/finished-projects"')).toHaveLength(3);
  });

  test('people, stages of payment, the penalty and the original of a review', () => {
    expect(page('about.html')).toContain(`${person.name}</h3>`);
    for (const { due } of payment.stages) expect(page('services.html')).toContain(due);
    expect(page('services.html')).toContain(delay.penalty);
    expect(page('index.html')).toContain(`href="${reviewUrl}"`);
    for (const name of ['terms.html', `services/${newService.slug}.html`]) expect(page(name)).toContain('href="/services#agreement"');
  });
});

function page(name: string): string {
  return readFileSync(path.join(dist, name), 'utf8').replaceAll('<!-- -->', '');
}

/** Texts of some length: short ones, such as "Founder", occur in other texts too. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return content.length > 25 ? [content] : [];
  return content && typeof content === 'object' ? Object.values(content).flatMap(textsOf) : [];
}
