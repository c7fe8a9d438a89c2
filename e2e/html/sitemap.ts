import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { repositoryRoot } from '#content-model/roots.ts';
import { builtPages, isBuilt } from '#e2e/support/built.ts';
import { content, dist, sitemapPaths } from '#e2e/support/site.ts';

const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8');
const robots = readFileSync(path.join(dist, 'robots.txt'), 'utf8');

test('The sitemap follows its schema and that of its pictures', async () => {
  const { schema, pictures } = {
    schema: readFileSync(path.join(repositoryRoot, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8'),
    pictures: readFileSync(path.join(import.meta.dirname, 'sitemap-image.xsd'), 'utf8'),
  };
  const both = `<schema xmlns="http://www.w3.org/2001/XMLSchema">
    <import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="image.xsd"/>
  </schema>`;
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: sitemap },
    schema: both,
    preload: [
      { fileName: 'sitemap.xsd', contents: schema },
      { fileName: 'image.xsd', contents: pictures },
    ],
  });
  expect(errors).toEqual([]);
});

test('The sitemap lists every page that is to be found, once and by its canonical address', () => {
  const canonical = builtPages.flatMap(({ document }) => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? []);
  expect(addresses('loc').toSorted()).toEqual([...new Set(canonical)].toSorted());
});

test('Every picture that the sitemap names is there', () => {
  const pictures = addresses('image:loc');
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(content.gallery.pictures.length);
  const missing = pictures.map((url) => new URL(url)).filter(({ origin, pathname }) => origin !== content.studio.url || !isBuilt(pathname));
  expect(missing.map(String)).toEqual([]);
});

test('robots.txt names the sitemap and keeps nobody from a page in it', () => {
  expect(robots).toContain(`Sitemap: ${content.studio.url}/sitemap.xml`);
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix]) => prefix as string);
  expect(sitemapPaths.filter((url) => closed.some((prefix) => url.startsWith(prefix)))).toEqual([]);
});

function addresses(element: string): string[] {
  const found = [...sitemap.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))];
  return found.map(([, url]) => (url as string).replaceAll('&amp;', '&'));
}
