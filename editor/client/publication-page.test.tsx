// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Overview, PublicationStatus } from '#editor/shared/api-types.ts';
import { EditorApp } from './editor.tsx';

const change = { file: 'content/home.yaml', title: 'Home', person: '', when: '', fields: [] };
const idle: PublicationStatus = { changes: [change], progress: { state: 'published', lines: [] }, busy: false, releases: [] };
const running: PublicationStatus = { ...idle, progress: { state: 'build', lines: [] }, busy: true };
const overview: Overview = { files: [], photos: [], unusedPhotos: [], placeholders: [], atDesk: true, site: '' };

let responses: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  asked = [];
  Object.assign(globalThis, { scrollTo: () => {} });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const response = responses[url];
    return response
      ? Response.json(response, { status: (response as { status?: number }).status ?? 200 })
      : Promise.reject(new Error('Away'));
  });
  onTestFinished(() => void vi.useRealTimers());
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  location.hash = '#publish';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => root.render(<EditorApp />));
  await pass(10_000);
  return document.body;
}

const press = async () => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish');
  await act(async () => button?.click());
  await pass(5000);
};

test('an editor that is not at the desk does not ask for a publication', async () => {
  responses = { 'api/files': { ...overview, atDesk: false } };
  await open();
  expect(asked).toEqual(['api/files']);
});

test('a press of Publish without an answer is told until the publication runs; a failed reading is told until one succeeds', async () => {
  responses = { 'api/files': overview, 'api/publication': idle };
  const { textContent } = await open();
  expect(textContent).toContain('The last publication went well');
  await press();
  expect(document.body.textContent).toContain('No answer');
  responses['api/publication'] = running;
  await press();
  expect(document.body.textContent).toContain('Step 1 of 3');
  expect(document.body.textContent).not.toContain('No answer');
  delete responses['api/publication'];
  await pass(60_000);
  expect(document.body.textContent).toContain('No answer');
  responses['api/publication'] = idle;
  await pass(2500);
  expect(document.body.textContent).toContain('The last publication went well');
  expect(document.body.textContent).not.toContain('No answer');
});

test('a refused press says why beside the running publication; a failed publication says what to do above its lines', async () => {
  responses = { 'api/files': overview, 'api/publication': idle, 'api/publish': { status: 409, message: 'Wait for its end' } };
  await open();
  responses['api/publication'] = running;
  await press();
  expect(document.body.textContent).toContain('Step 1 of 3');
  expect(document.body.textContent).toContain('Wait for its end');
  responses['api/publication'] = { ...idle, progress: { state: 'failed', lines: ['npm: not found'] } };
  await pass(5000);
  expect(document.body.textContent).toMatch(
    /Publish again; if it fails again, show these lines to whoever looks after the server:\s*npm: not found/,
  );
});

test('what is typed and not saved leads to its form', async () => {
  localStorage.setItem('draft:content/home.yaml', '{}');
  onTestFinished(() => localStorage.clear());
  responses = { 'api/files': { ...overview, files: [{ ...change, pagePath: '/' }] }, 'api/publication': { ...idle, changes: [] } };
  await open();
  const link = document.querySelector('main .message a[href="#content/home.yaml"]');
  expect(link?.textContent).toBe('Home');
});

test('a publication that went well, but was not copied to the repository, says so', async () => {
  const progress = { state: 'published', lines: ['update: not copied to the repository: this machine may not write to it'] };
  responses = { 'api/files': overview, 'api/publication': { ...idle, progress } };
  const { textContent } = await open();
  expect(textContent).toMatch(/The last publication went well\..*not copied to the repository: this machine may not write to it/);
});
