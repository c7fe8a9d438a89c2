// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

const entry = '/assets/client.js';

beforeAll(async () => {
  const { settings } = (window as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  Object.assign(globalThis, { __ENTRY__: entry });
  await import('./early.ts');
});

beforeEach(() => {
  // Clears what the test before left waiting.
  ready();
  delete document.documentElement.dataset.ready;
  document.body.innerHTML = `
    <a href="/contact" data-opens="quote"><b>Get Free Quote</b></a>
    <dialog id="quote"><button data-closes="quote">Close</button></dialog>
    <dialog id="menu"><a href="/contact" data-closes="menu" data-opens="quote">Get Free Quote</a></dialog>
    <button id="pause">Pause</button> <input type="radio" id="dark" name="theme"> <a id="link" href="#top">Top</a>
    <div data-island="plan"><input type="checkbox" id="kitchen"><button data-save="villa">Save</button><input type="checkbox" data-want="paint">
    <form><button id="send" type="submit">Send</button></form><form action="/f/1"><input pattern="[6-9][0-9]{9}" value="040 2345 6789"><button id="post" type="submit">Post</button></form></div>`;
});

function element<T extends HTMLElement>(selector: string): T {
  return document.querySelector(selector) as T;
}

function ready(): void {
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event('awake'));
}

function wakeIsland(): void {
  element('[data-island]').dataset.awake = '';
  dispatchEvent(new Event('awake'));
}

function clicksOn(selector: string): Event[] {
  const clicks: Event[] = [];
  element(selector).addEventListener('click', (event) => clicks.push(event));
  return clicks;
}

test('the page’s script is inserted after the first paint', async () => {
  const sources = () =>
    [...document.querySelectorAll<HTMLScriptElement>('head script')].map(({ src }) => new URL(src, location.href).pathname);
  await expect.poll(sources).toContain(entry);
});

test('a page’s script that was lost is inserted again: after a while, and at once when something is pressed', async () => {
  const scripts = document.head.getElementsByTagName('script');
  const before = scripts.length;
  scripts[before - 1]?.dispatchEvent(new Event('error'));
  element('#pause').click();
  expect(scripts).toHaveLength(before + 1);
  element('#pause').click();
  expect(scripts).toHaveLength(before + 1);
  scripts[before]?.dispatchEvent(new Event('error'));
  await expect.poll(() => scripts.length, { timeout: 10_000 }).toBe(before + 2);
});

test('who presses something and gets no answer is told, near it', () => {
  vi.useFakeTimers();
  document.body.innerHTML += '<p id="load-failure" hidden></p>';
  element('#send').click();
  element('#pause').click();
  vi.advanceTimersByTime(5000);
  expect(element('#load-failure').hidden).toBe(true);
  ready();
  vi.advanceTimersByTime(5000);
  expect(element('#load-failure').hidden).toBe(false);
  expect(element('[data-island] > #load-failure')).not.toBeNull();
});

test('a link with data-opens opens its dialog instead of being followed, and data-closes closes it', () => {
  const dialog = element<HTMLDialogElement>('#quote');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element('[data-opens] b').dispatchEvent(click);
  expect(dialog.open).toBe(true);
  expect(click.defaultPrevented).toBe(true);
  element('[data-closes]').click();
  expect(dialog.open).toBe(false);
});

test('one link can close the dialog that it is in and open another', () => {
  element<HTMLDialogElement>('#menu').showModal();
  element('#menu a').click();
  expect(element<HTMLDialogElement>('#menu').open).toBe(false);
  expect(element<HTMLDialogElement>('#quote').open).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s, which asks for a new tab or a download, the link is followed', (key) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true });
  element('[data-opens]').dispatchEvent(click);
  expect(element<HTMLDialogElement>('#quote').open).toBe(false);
  expect(click.defaultPrevented).toBe(false);
});

test('what is pressed before the page’s script runs is pressed again once it does, and once only', () => {
  const clicks = clicksOn('#pause');
  element('#pause').click();
  element('#pause').click();
  expect(clicks).toHaveLength(2);
  ready();
  expect(clicks).toHaveLength(3);
  ready();
  element('#pause').click();
  expect(clicks).toHaveLength(4);
});

test('a box or radio that is pressed again is as the visitor left it, and says so', () => {
  const changes: boolean[] = [];
  element('#dark').click();
  // The page's script shows the remembered choice when it starts.
  element<HTMLInputElement>('#dark').checked = false;
  element('#dark').addEventListener('change', ({ target }) => changes.push((target as HTMLInputElement).checked));
  ready();
  expect(element<HTMLInputElement>('#dark').checked).toBe(true);
  expect(changes).toEqual([true]);
});

test('a form that is posted before its code is there takes landlines too', () => {
  const form = element<HTMLFormElement>('[action="/f/1"]');
  ready();
  expect(form.checkValidity()).toBe(false);
  element('#post').click();
  expect(form.checkValidity()).toBe(true);
});

test('what is pressed in an island waits for that island', () => {
  ready();
  const clicks = clicksOn('#kitchen');
  element('#kitchen').click();
  dispatchEvent(new Event('awake'));
  expect(clicks).toHaveLength(1);
  wakeIsland();
  expect(clicks).toHaveLength(2);
  expect(element<HTMLInputElement>('#kitchen').checked).toBe(true);
});

test.each(['[data-save]', '[data-want]'])('%s is answered by the page’s script, also in an island that sleeps', (control) => {
  ready();
  const clicks = clicksOn(control);
  element(control).click();
  wakeIsland();
  expect(clicks).toHaveLength(1);
});

test('a form without an address waits for its island; one with an address posts', () => {
  ready();
  const [sent, posted] = [clicksOn('#send'), clicksOn('#post')];
  element('#send').click();
  element('#post').click();
  expect(sent[0]?.defaultPrevented).toBe(true);
  expect(posted[0]?.defaultPrevented).toBe(false);
  wakeIsland();
  expect(sent).toHaveLength(2);
  expect(posted).toHaveLength(1);
});

test('links are left to the browser', () => {
  const clicks = clicksOn('#link');
  element('#link').click();
  ready();
  expect(clicks).toHaveLength(1);
});
