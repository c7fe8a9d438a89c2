import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { content, parseHtml, sitemapPaths } from './site.ts';

type Thing = Record<string, unknown> & { '@type': string };
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
  for (const { path, price, timeline, pictures } of content.services) {
    const document = await documentAt(request, path);
    const alt = document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content');
    for (const part of [price, timeline, pictures[0]?.alt as string]) expect.soft(alt, path).toContain(part);
  }
});

test('The home page tells who the studio is, and claims no reviews about itself', async ({ request }) => {
  const business = thing(await thingsAt(request, '/'), 'HomeAndConstructionBusiness');
  const { studio } = content;
  expect(business).toMatchObject({ name: studio.fullName, foundingDate: String(studio.founded) });
  expect(business.telephone).toBeTruthy();
  expect(business.address).toMatchObject({ addressLocality: studio.address.city });
  expect(business.openingHoursSpecification).toBeTruthy();
  for (const address of sitemapPaths) {
    expect.soft(JSON.stringify(await thingsAt(request, address)), address).not.toMatch(/"(Review|AggregateRating)"/);
  }
});

test('Each service is offered at its starting price, below the list of services', async ({ request }) => {
  for (const service of content.services) {
    const things = await thingsAt(request, service.path);
    expect.soft(thing(things, 'Service').offers, service.name).toMatchObject({ '@type': 'Offer' });
    const crumbs = thing(things, 'BreadcrumbList').itemListElement as { name: string }[];
    expect.soft(crumbs.map(({ name }) => name).slice(-2), service.name).toEqual(['Services', service.name]);
  }
});

test('Every picture that the sitemap and the gallery name is there', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const named = [...sitemap.matchAll(/<image:loc>([^<]+)</g)].map(([, address]) => address as string);
  const gallery = JSON.stringify(await thingsAt(request, '/gallery'));
  named.push(...[...gallery.matchAll(/"contentUrl":"([^"]+)"/g)].map(([, address]) => address as string));
  expect(named.length).toBeGreaterThan(content.gallery.pictures.length);
  for (const address of new Set(named.map((url) => new URL(url).pathname))) {
    expect.soft((await request.head(address)).status(), address).toBe(200);
  }
});

test('Robots, manifest and icons are in place and agree', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${content.studio.url}/sitemap.xml`);
  const manifest = JSON.parse(await (await request.get('/site.webmanifest')).text());
  expect(manifest.name).toBe(content.studio.fullName);
  const document = await documentAt(request, '/');
  const icons = [...document.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon]')].map((link) => link.getAttribute('href'));
  for (const icon of [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)]) {
    expect.soft((await request.head(icon)).status(), icon).toBe(200);
  }
});

test('No link inside the site is broken, nor the place in a page that it points to', async ({ request }) => {
  const documents = new Map(await Promise.all(sitemapPaths.map(async (address) => [address, await documentAt(request, address)] as const)));
  for (const [from, document] of documents) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a[href^="#"]')) {
      const { pathname, hash } = new URL(link.getAttribute('href') as string, `http://site.invalid${from}`);
      const target = documents.get(pathname);
      expect.soft(target, `${from} links to ${pathname}`).toBeDefined();
      if (hash) expect.soft(target?.getElementById(decodeURIComponent(hash.slice(1))), `${from} links to ${pathname}${hash}`).toBeTruthy();
    }
  }
});

async function documentAt(request: Fetch, address: string): Promise<Document> {
  return parseHtml(await (await request.get(address)).text());
}

async function thingsAt(request: Fetch, address: string): Promise<Thing[]> {
  const document = await documentAt(request, address);
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? ''));
}

function thing(things: Thing[], type: string): Thing {
  const found = things.find((each) => each['@type'] === type);
  expect(found, `${type} among ${things.map((each) => each['@type'])}`).toBeDefined();
  return found as Thing;
}
