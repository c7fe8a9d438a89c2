// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { prefetchLinks } from './prefetch.ts';

const fetched = vi.fn(async () => new Response());

let listening: MockInstance<typeof document.addEventListener>;

beforeEach(() => {
  listening = vi.spyOn(document, 'addEventListener');
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'connection', { value: {}, configurable: true });
});

// Each test has its own listeners.
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener);
});

function pointAt(html: string): void {
  document.body.innerHTML = html;
  for (const link of document.querySelectorAll('a')) link.dispatchEvent(new Event('pointerover', { bubbles: true }));
}

const links = (count: number) => Array.from({ length: count }, (_, index) => `<a href="/page-${index}">Page</a>`).join('');

test('Nothing is fetched ahead for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  prefetchLinks();
  pointAt(links(1));
  expect(fetched).not.toHaveBeenCalled();
});

test('Of all links that the pointer rests on, six pages are fetched ahead, each once', () => {
  prefetchLinks();
  pointAt(links(9));
  expect(fetched).toHaveBeenCalledTimes(6);
});

test.each([
  ['the page on show', '<a href="/here" aria-current="page">Here</a>'],
  ['another tab', '<a href="/there" target="_blank">There</a>'],
  ['a dialog', '<a href="/contact" data-opens="quote">Quote</a>'],
  ['a picture of the gallery', '<a href="/gallery/oak" data-picture="oak">Oak</a>'],
  ['another site', '<a href="https://example.com/">Elsewhere</a>'],
])('A link to %s is not fetched ahead', (_, html) => {
  prefetchLinks();
  pointAt(html);
  expect(fetched).not.toHaveBeenCalled();
});

test('A link to the page above is fetched ahead', () => {
  prefetchLinks();
  pointAt('<a href="/above" aria-current="true">Above</a>');
  expect(fetched).toHaveBeenCalled();
});
