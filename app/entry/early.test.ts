// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const entry = '/assets/client.js';

beforeEach(async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'requestIdleCallback'] });
  vi.stubGlobal('__ENTRY__', entry);
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="/contact" data-opens="quote"><b>Get Free Quote</b></a>
    <dialog id="quote"><button data-closes="quote">Close</button><button type="submit">Send</button></dialog>
    <button id="pause">Pause</button> <input type="radio" id="dark" name="theme"> <a id="link" href="#top">Top</a>`;
  await import('./early.ts');
});

afterEach(() => {
  // Ends what this test's copy of the script still listens to.
  dispatchEvent(new Event('hydrated'));
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function element<T extends HTMLElement>(selector: string): T {
  return document.querySelector(selector) as T;
}

function entries(): string[] {
  return [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => new URL(src, location.href).pathname);
}

test('the application is not started before the page has come to rest', () => {
  expect(entries()).toEqual([]);
  dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(new Set(entries())).toEqual(new Set([entry]));
});

test('no attribute of the page can name another script', async () => {
  const script = document.createElement('script');
  script.dataset.entry = 'data:text/javascript,forged';
  script.dataset.preload = '/assets/page.js https://elsewhere.example/forged.js data:text/javascript,forged';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./early.ts');
  dispatchEvent(new Event('pointerdown'));
  vi.runAllTimers();
  expect(new Set(entries())).toEqual(new Set([entry]));
  const preloaded = [...document.querySelectorAll<HTMLLinkElement>('head link')].map(({ href }) => new URL(href, location.href).pathname);
  expect(preloaded).toEqual(['/assets/page.js']);
  vi.restoreAllMocks();
});

for (const type of ['pointerdown', 'touchstart', 'keydown']) {
  test(`the first ${type} starts it, after the next paint`, () => {
    dispatchEvent(new Event(type));
    expect(entries()).toEqual([]);
    vi.runAllTimers();
    expect(entries()).toContain(entry);
  });
}

test('a link with data-opens opens its dialog instead of being followed, and data-closes closes it', () => {
  const dialog = element<HTMLDialogElement>('#quote');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('[data-opens] b').dispatchEvent(click);
  expect(dialog.open).toBe(true);
  expect(click.defaultPrevented).toBe(true);
  element('[data-closes]').click();
  expect(dialog.open).toBe(false);
});

test('with a key that asks for a new tab the link is followed', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  element('[data-opens]').dispatchEvent(click);
  expect(element<HTMLDialogElement>('#quote').open).toBe(false);
  expect(click.defaultPrevented).toBe(false);
});

test('the last button or radio clicked before hydration is clicked again after it, once', () => {
  const clicked: string[] = [];
  element('#pause').addEventListener('click', () => clicked.push('pause'));
  element('#dark').addEventListener('click', () => clicked.push('dark'));
  element('#pause').click();
  element('#dark').click();
  dispatchEvent(new Event('hydrated'));
  expect(clicked).toEqual(['pause', 'dark', 'dark']);
  expect(element<HTMLInputElement>('#dark').checked).toBe(true);
  element('#pause').click();
  dispatchEvent(new Event('hydrated'));
  expect(clicked.filter((name) => name === 'pause')).toHaveLength(2);
});

test('links and submit buttons are left to the browser', () => {
  const clicked: string[] = [];
  for (const selector of ['#link', '[type=submit]']) element(selector).addEventListener('click', () => clicked.push(selector));
  element('#link').click();
  element('[type=submit]').click();
  dispatchEvent(new Event('hydrated'));
  expect(clicked).toEqual(['#link', '[type=submit]']);
});
