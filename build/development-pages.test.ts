import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { repositoryRoot } from '#content-model/roots.ts';
import { anyPhotos, ownContent } from '#content-model/test/test-content.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { pictureFolder } from '#contract/picture-files.ts';
import { pictureCache } from './pictures.ts';

// On a machine that has never built, every photograph would be converted first.
vi.mock('./pictures.ts', async (original) => ({ ...(await original<object>()), preparePictures: async () => anyPhotos }));

const cacheDir = mkdtempSync(path.join(tmpdir(), 'vite-'));
let server: ViteDevServer;

beforeAll(async () => {
  // Not by Vite, which would load it without what is mocked here.
  const { default: config } = await import(path.join(repositoryRoot, 'vite.config.ts'));
  // There is no browser to bundle packages for.
  const options = { configFile: false, root: repositoryRoot, cacheDir, logLevel: 'error', optimizeDeps: { noDiscovery: true } } as const;
  server = await createServer({ ...config, ...options, server: { host: '127.0.0.1', port: 0 } });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  rmSync(cacheDir, { recursive: true });
});

async function ask(path: string, accept = 'text/html') {
  const response = await fetch(new URL(path, server.resolvedUrls?.local[0]), { headers: { accept } });
  return { answer: [response.status, response.headers.get('content-type')], text: await response.text() };
}

test('the pages of the build are there, and any other address has the page that says so', async () => {
  const { studio, services } = ownContent();
  for (const path of [fixedPages.home.path, services[0]?.path as string]) {
    const { answer, text } = await ask(path);
    expect(answer).toEqual([200, 'text/html']);
    expect(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1]).toBe(new URL(path, studio.url).href);
  }
  const { answer, text } = await ask('/services/no-such-service');
  expect(answer).toEqual([404, 'text/html']);
  expect(/<title>([^<]+)/.exec(text)?.[1]).toContain(fixedPages.notFound.name);
});

test('a page’s stylesheet, its script and what that imports are there', async () => {
  const { text } = await ask(fixedPages.home.path);
  const [, stylesheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
  const styles = await ask(stylesheet, 'text/css');
  expect(styles.answer).toEqual([200, 'text/css']);
  // What Tailwind leaves nothing of.
  expect(/@(theme|utility|apply)\b/.exec(styles.text)?.[0]).toBeUndefined();
  // The script in the page fetches the other one.
  const [script = ''] = /\/app\/[\w/-]+\.ts\b/.exec(text) ?? [];
  const { answer, text: code } = await ask(script, '*/*');
  expect(answer).toEqual([200, 'text/javascript']);
  const imported = [...code.matchAll(/ from "([^"]+)"/g)].map(([, path = '']) => path);
  expect(imported).not.toEqual([]);
  for (const path of imported) expect((await ask(path, '*/*')).answer, path).toEqual([200, 'text/javascript']);
});

test('a page is loaded again once a component on it is saved', async () => {
  await ask(fixedPages.home.path);
  // The stylesheet knows the component too: Tailwind reads it for its classes.
  await ask('/app/styles/app.css', 'text/css');
  const send = vi.spyOn(server.ws, 'send');
  server.watcher.emit('change', path.join(repositoryRoot, 'app/shell/footer.tsx'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 5000);
});

test('the files of photographs come from the folder in which builds keep them', async () => {
  const name = `test-${process.pid}.jpg`;
  const file = path.join(pictureCache, name);
  mkdirSync(pictureCache, { recursive: true });
  writeFileSync(file, 'a picture');
  onTestFinished(() => rmSync(file));
  expect(await ask(pictureFolder + name)).toEqual({ answer: [200, 'image/jpeg'], text: 'a picture' });
});
