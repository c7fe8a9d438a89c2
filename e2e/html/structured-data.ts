import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { slugify } from '#content-model/slugify.ts';
import { picturePagePath, roomPath } from '#contract/page-paths.ts';
import { type BuiltPage, builtPages, isBuilt } from '#e2e/support/built.ts';
import { content } from '#e2e/support/site.ts';

type Thing = Record<string, unknown> & { '@type': string };

let pages: (BuiltPage & { things: Thing[] })[];
test.beforeAll(() => {
  pages = builtPages.map((page) => ({ ...page, things: thingsOf(page) }));
});
const services = content.services.map(({ path }) => path);
const galleryPictures = new Map(content.gallery.pictures.map((item) => [picturePagePath(item.photo), item]));

/** A studio open only by appointment has no opening hours. */
const hours = content.studio.hours.some(({ days }) => days.length > 0) ? ['openingHoursSpecification'] : [];

/** The properties that Google asks for: developers.google.com/search/docs/appearance. */
const wanted: Record<string, string[]> = {
  HomeAndConstructionBusiness: ['name', 'address', 'telephone', 'url', 'image', 'logo', ...hours, 'foundingDate', 'areaServed'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Service: ['name', 'description', 'provider', 'areaServed', 'offers'],
  Offer: ['priceCurrency', 'priceSpecification'],
  UnitPriceSpecification: ['minPrice', 'priceCurrency'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  WebSite: ['name', 'alternateName', 'url'],
  ImageGallery: ['name', 'image'],
  ImageObject: ['name', 'contentUrl', 'creditText'],
};

test('Every thing in a page has the types and properties of schema.org', () => {
  // The compiler reads schema-dts, which is made from schema.org's own vocabulary.
  const file = test.info().outputPath('things.ts');
  const things = pages.flatMap((page) => page.things);
  const lines = things.map((thing, index) => `export const thing${index}: WithContext<${thing['@type']}> = ${JSON.stringify(thing)};`);
  const types = [...new Set(things.map((thing) => thing['@type']))];
  writeFileSync(file, `import type { WithContext, ${types.join(', ')} } from 'schema-dts';\n${lines.join('\n')}\n`);
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--module', 'preserve', '--types', ''];
  const { status, stdout } = spawnSync('tsc', [...options, file], { encoding: 'utf8', shell: process.platform === 'win32' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('Each page tells search engines what it is', () => {
  for (const { path, document, things } of pages) {
    const types = things.map((thing) => thing['@type']);
    expect.soft(types, path).toEqual(typesOf(path, document));
  }
});

test('Each thing has what Google asks for', () => {
  for (const { path, things } of pages) {
    // A part with an id refers to a thing that another page describes.
    const whole = things.flatMap(partsOf).filter((part) => things.includes(part) || !part['@id']);
    const lacking = whole.flatMap((part) => (wanted[part['@type']] ?? []).filter((name) => isEmpty(part[name])));
    expect.soft(lacking, path).toEqual([]);
  }
});

test('Every address in structured data is whole and leads somewhere', () => {
  const holdAddresses = ['url', 'item', 'image', 'logo', 'contentUrl', 'hasMap', 'sameAs'];
  for (const { path, things } of pages) {
    const values = things.flatMap(partsOf).flatMap((part) => holdAddresses.flatMap((name) => part[name] ?? []));
    const broken = values.filter((value) => typeof value === 'string' && !leadsSomewhere(value));
    expect.soft(broken, path).toEqual([]);
  }
});

test('A service has its name, and starts at the price that its page names', () => {
  for (const { name, price, path } of content.services) {
    const service = pages.find((page) => page.path === path)?.things[0];
    expect.soft(service?.name).toBe(name);
    const offers = service?.offers as { priceSpecification: Thing };
    const { amount, perSquareFoot } = price;
    const unit = perSquareFoot && { unitText: 'sq ft' };
    expect.soft(offers.priceSpecification, path).toMatchObject({ minPrice: amount, priceCurrency: 'INR', ...unit });
  }
});

test('The business is the studio, founded when the studio says', () => {
  const { fullName, founded, address } = content.studio;
  const businesses = pages.flatMap(({ things }) => things.filter((thing) => thing['@type'] === 'HomeAndConstructionBusiness'));
  expect(businesses).not.toHaveLength(0);
  for (const business of businesses)
    expect(business).toMatchObject({ name: fullName, foundingDate: String(founded), address: { addressLocality: address.city } });
});

/** Pages with pages below them, and the pattern of those addresses. */
const parents = {
  '/services': /^\/services\//,
  '/gallery': /^\/(gallery|walks|finishes)\//,
  '/finished-projects': /^\/finished-projects\//,
};

test('The trail of a page starts at home, rises one by one and ends at the page', () => {
  const trails = pages.flatMap(({ path, things }) => {
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    return list ? [{ path, trail: list.itemListElement as Thing[] }] : [];
  });
  expect(trails).not.toHaveLength(0);
  for (const { path, trail } of trails) {
    expect.soft(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    const steps = trail.map(({ item }) => new URL(item as string).pathname);
    const above = Object.entries(parents).flatMap(([parent, below]) => (below.test(path) ? [parent] : []));
    const room = galleryPictures.get(path)?.room;
    expect.soft(steps).toEqual(['/', ...above, ...(room ? [roomPath(slugify(room))] : []), path]);
  }
});

test('Nothing claims reviews or ratings about the studio itself', () => {
  for (const { path, things } of pages) {
    const types = things.flatMap(partsOf).map((part) => part['@type']);
    const claims = types.filter((type) => /Review|Rating/.test(type));
    expect.soft(claims, path).toEqual([]);
  }
});

function thingsOf({ document }: BuiltPage): Thing[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent ?? ''));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Whether a URL exists; one outside the site is not checked. */
function leadsSomewhere(url: string): boolean {
  if (!url.startsWith('https://')) return false;
  const { origin, pathname } = new URL(url);
  return origin !== content.studio.url || isBuilt(pathname);
}

/** The thing and every thing inside it. */
function partsOf(thing: unknown): Thing[] {
  if (Array.isArray(thing)) return thing.flatMap(partsOf);
  if (typeof thing !== 'object' || thing === null) return [];
  return [...('@type' in thing ? [thing as Thing] : []), ...Object.values(thing).flatMap(partsOf)];
}

function typesOf(path: string, document: Document): string[] {
  if (!document.querySelector('link[rel=canonical]')) return [];
  if (path === '/') return ['HomeAndConstructionBusiness', 'WebSite'];
  if (services.includes(path)) return ['Service', 'BreadcrumbList'];
  if (galleryPictures.has(path)) return ['ImageObject', 'BreadcrumbList'];
  const first = { '/contact': 'HomeAndConstructionBusiness', '/gallery': 'ImageGallery' }[path];
  return [...(first ? [first] : []), 'BreadcrumbList'];
}
