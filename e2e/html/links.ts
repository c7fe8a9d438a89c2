import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { reservedSlugs } from '#content-model/reserved-slugs.ts';
import { type BuiltPage, isBuilt, builtPages as pages } from '#e2e/support/built.ts';
import { content, dist } from '#e2e/support/site.ts';

const home = new URL(content.studio.url);

test('Every address in a page leads to a file of the site, and to a place that its page has', () => {
  for (const page of pages) {
    const inside = addressesIn(page).filter(({ origin }) => origin === home.origin);
    expect.soft(inside.filter((path) => !isThere(path)).map(String), page.path).toEqual([]);
  }
});

test('No page of text can take the address of another page, or of a folder of the site', () => {
  const entries = readdirSync(dist, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const taken = entries.filter((entry) => entry.isDirectory() || entry.name.endsWith('.html')).map(({ name }) => path.parse(name).name);
  const texts = content.textPages.map(({ slug }) => slug);
  expect(taken.filter((name) => !texts.includes(name) && !reservedSlugs.includes(name))).toEqual([]);
});

test('What a button opens is in its page, once', () => {
  for (const { path, document } of pages) {
    const names = [...document.querySelectorAll<HTMLElement>('[data-opens], [popovertarget]')].map(
      (button) => button.dataset.opens ?? button.getAttribute('popovertarget'),
    );
    const wrong = [...new Set(names)].filter((name) => document.querySelectorAll(`[id="${name}"]`).length !== 1);
    expect.soft(wrong, path).toEqual([]);
  }
});

test('What a page loads is the site’s own, or comes with it', () => {
  for (const page of pages) {
    const loaded = addressesIn(page, 'link:not([rel=canonical]), img, source, script, video, audio, use, iframe');
    expect.soft(loaded.filter(({ origin, protocol }) => origin !== home.origin && protocol !== 'data:').map(String), page.path).toEqual([]);
  }
});

test('A link to the contact page that names a service names one that is offered', () => {
  const slugs = content.services.map(({ slug }) => slug);
  const named = pages.flatMap((page) => addressesIn(page)).flatMap(({ searchParams }) => searchParams.getAll('service'));
  expect([...new Set(named)].toSorted()).toEqual(slugs.toSorted());
});

test('A link says where it leads, also when it is read by itself', () => {
  const saysNothing = /^(|(click |tap )?here|(read|learn|see|view|find out)? ?more|details|link|this( page)?|continue|go)[.…→]?$/i;
  for (const { path, document } of pages) {
    const names = [...document.querySelectorAll('a')].map(nameOf).filter((name) => saysNothing.test(name));
    expect.soft(names, path).toEqual([]);
  }
});

test('A link that opens a new tab says so', () => {
  for (const { path, document } of pages) {
    const names = [...document.querySelectorAll('a[target]')].map(nameOf).filter((name) => !/\(opens .*in a new tab\)$/.test(name));
    expect.soft(names, path).toEqual([]);
  }
});

test('On one page the same words lead to the same place', () => {
  for (const { path, document } of pages) {
    const places = Map.groupBy(document.querySelectorAll('a'), nameOf);
    const ambiguous = [...places].filter(([, links]) => new Set(links.map((link) => link.getAttribute('href'))).size > 1);
    const names = ambiguous.map(([name]) => name);
    expect.soft(names, path).toEqual([]);
  }
});

function isThere({ pathname, hash }: URL): boolean {
  if (!hash) return isBuilt(pathname);
  const target = pages.find(({ path }) => path === pathname);
  return Boolean(target?.document.getElementById(decodeURIComponent(hash.slice(1))));
}

/** Every address that the page or the elements of `selector` link to or load, as absolute URLs. */
function addressesIn({ path, document }: BuiltPage, selector = '*'): URL[] {
  const found = [...document.querySelectorAll(selector)].flatMap((element) => {
    const attribute = (name: string) => element.getAttribute(name)?.trim() ?? '';
    const sources = attribute('srcset')
      .split(',')
      .map((source) => source.trim().split(' ')[0] as string);
    const preloaded = attribute('data-preload').split(' ');
    const card = /^og:(image|url)$/.test(attribute('property')) ? [attribute('content')] : [];
    return [...['href', 'src', 'poster'].map(attribute), ...sources, ...preloaded, ...card];
  });
  return [...new Set(found.filter(Boolean))].map((each) => new URL(each, new URL(path, home)));
}

/** Roughly the link's accessible name. */
function nameOf(link: Element): string {
  const pictures = [...link.querySelectorAll('img')].map((picture) => picture.getAttribute('alt') ?? '');
  const words = link.getAttribute('aria-label') ?? [link.textContent, ...pictures].join(' ');
  return words.replace(/\s+/g, ' ').trim();
}
