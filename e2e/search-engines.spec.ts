import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { content, parseHtml, sitemapPaths } from './site.ts';

type Fetch = { get: (address: string) => Promise<{ text: () => Promise<string>; body: () => Promise<Buffer>; status: () => number }> };

test('A shared link of any page shows a picture of its own, 1200 by 630', async ({ request }) => {
  const cards = await Promise.all(
    sitemapPaths.map(async (address) => {
      const document = await documentAt(request, address);
      const property = (name: string) => document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
      expect.soft(property('title'), address).toBe(document.title);
      expect.soft(property('image:width'), address).toBe('1200');
      expect.soft(property('image:height'), address).toBe('630');
      expect.soft(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content')).toBe('summary_large_image');
      const heading = document.querySelector('h1')?.textContent ?? 'a heading';
      expect.soft(property('image:alt'), address).toContain(heading);
      return new URL(property('image') ?? '').pathname;
    }),
  );
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    const picture = await (await request.get(card)).body();
    expect.soft(await sharp(picture).metadata(), card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect.soft(picture.length, card).toBeLessThanOrEqual(150_000);
  }
});

test('The shared link of a service tells what it starts at and what is to be seen', async ({ request }) => {
  for (const { path, price, timeline, hero } of content.services) {
    const document = await documentAt(request, path);
    const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
    for (const part of [price, timeline, hero.alt]) expect.soft(alt, path).toContain(part);
  }
});

test('Manifest and icons are in place and agree', async ({ request }) => {
  const manifest = JSON.parse(await (await request.get('/site.webmanifest')).text());
  expect(manifest.name).toBe(content.studio.fullName);
  const document = await documentAt(request, '/');
  const icons = [...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')].map((link) => link.getAttribute('href'));
  for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect.soft((await request.head(icon)).status(), icon).toBe(200);
  }
});

async function documentAt(request: Fetch, address: string): Promise<Document> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return parseHtml(await answer.text());
}
