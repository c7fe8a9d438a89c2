import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { documentAt } from '#e2e/support/built.ts';
import { content, sitemapPaths } from '#e2e/support/site.ts';

/** Two pages that are not to be found. */
const unlisted = ['/thank-you', '/404'];

test('Every page says in its HTML what it is, and no two say the same', () => {
  const pages = [...sitemapPaths, ...unlisted].map((path) => ({ path, document: documentAt(path) }));
  for (const { path, document } of pages) {
    expect.soft(document.querySelectorAll('h1'), `${path}: one h1`).toHaveLength(1);
    expect.soft(document.querySelector('main')?.textContent?.length, `${path}: content`).toBeGreaterThan(60);
    expect.soft(document.title.length, `${path}: length of the title`).toBeLessThanOrEqual(60);
    expect.soft(description(document).length, `${path}: length of the description`).toBeGreaterThanOrEqual(70);
    expect.soft(description(document).length, `${path}: length of the description`).toBeLessThanOrEqual(160);
  }
  for (const fact of [(document: Document) => document.title, description]) {
    const said = pages.map(({ document }) => fact(document));
    expect.soft(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
  }
});

test('Search engines are given each page under one address, and no other page', async ({ request }) => {
  for (const path of sitemapPaths) {
    expect.soft((await request.head(path)).status(), path).toBe(200);
    const document = documentAt(path);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect.soft(new URL(canonical).pathname).toBe(path);
    expect.soft(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('max-image-preview:large');
  }
  for (const path of unlisted) {
    const document = documentAt(path);
    expect.soft(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('noindex');
    expect.soft(document.querySelector('link[rel=canonical]'), path).toBeNull();
  }
});

test('A shared link of any page shows a picture of its own, 1200 by 630', async ({ request }) => {
  const cards: string[] = [];
  for (const path of sitemapPaths) {
    const document = documentAt(path);
    const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
    expect.soft(property('title'), path).toBe(document.title);
    expect.soft(property('image:width'), path).toBe('1200');
    expect.soft(property('image:height'), path).toBe('630');
    expect.soft(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
    expect.soft(property('image:alt'), path).toBeTruthy();
    cards.push(new URL(property('image') ?? '').pathname);
  }
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    const picture = await (await request.get(card)).body();
    expect.soft(await sharp(picture).metadata(), card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft(picture.length, card).toBeLessThanOrEqual(150_000);
  }
});

test('The shared link of a service says what is to be seen in its picture', () => {
  for (const { path, hero } of content.services) {
    const document = documentAt(path);
    expect.soft(document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content'), path).toBe(hero.alt);
  }
});

test('Manifest and icons are in place and agree', async ({ request }) => {
  const manifest = JSON.parse(await (await request.get('/site.webmanifest')).text());
  expect(manifest.name).toBe(content.studio.fullName);
  const document = documentAt('/');
  const icons = [...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')].map((link) => link.getAttribute('href'));
  for (const icon of [...icons, '/favicon.ico', ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    const response = await request.get(icon);
    expect.soft(response.status(), icon).toBe(200);
    // Google shows an icon of 48 px or more; sharp reads no .ico, whose picture begins after 22 bytes.
    const { width } = await sharp((await response.body()).subarray(icon.endsWith('.ico') ? 22 : 0)).metadata();
    expect.soft(width, icon).toBeGreaterThanOrEqual(48);
  }
});

function description(document: Document): string {
  return document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
}
