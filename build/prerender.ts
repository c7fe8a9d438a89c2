import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'vite';
import type * as application from '#app/entry/prerender.tsx';
import type { Content } from '#content-model/content.ts';
import { offlinePath, type SitePage } from '#content-model/pages.ts';
import { firstScreenRules, splitAfterFirstScreen, withoutFontFaces } from './first-screen.ts';
import { projectRoot } from './folders.ts';
import { inlineIcon } from './icons.ts';
import { findModule, type Manifest, staticImports } from './manifest.ts';

type Parts = [first: string, rest: string];

/** What a content security policy must allow: the hashes of the inline texts of all pages, and where the form goes. */
export type Policy = { scripts: string[]; styles: string[]; formEndpoint: string };

type Options = { pages: SitePage[]; content: Content; manifest: Manifest; dist: string; serverBundle: string };

/** Writes one HTML file for each page and returns what their security policy must allow. */
export async function prerenderPages({ pages, content, manifest, dist, serverBundle }: Options): Promise<Policy> {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry)?.[0] as string;
  const { renderPage, renderDocument } = (await import(pathToFileURL(path.join(serverBundle, 'entry.js')).href)) as typeof application;
  const parts = await Promise.all(pages.map(async (page) => splitAfterFirstScreen(await renderPage(page.path))));
  const styles = path.join(dist, stylesheet(manifest));
  const css = await readFile(styles, 'utf8');
  const shell = {
    fonts: fonts(manifest),
    icon: inlineIcon(),
    themeScript: await inlineScript('app/entry/theme.js'),
  };
  const loader = { script: await inlineScript('app/entry/early.js'), entry: `/${manifest[entry]?.file}` };
  const offline = { script: await inlineScript('app/pages/offline/offline.js') };
  const rules = await inlineRules(css, pages, parts);
  await writeFile(styles, withoutFontFaces(css));
  // What stands before it is painted without waiting for it. entry-client.tsx takes it out again.
  const link = `<link rel="stylesheet" href="/${stylesheet(manifest)}" fetchpriority="low"/>`;
  for (const [index, page] of pages.entries()) {
    const preload = [...staticImports(manifest, entry), ...routeChunks(manifest, page.path)].map((file) => `/${file}`);
    // At the address of another page the application would render that page.
    const start = page.path === offlinePath ? offline : { ...loader, preload: [...new Set(preload)].join(' ') };
    const markup = (parts[index] as Parts).join(link);
    const html = renderDocument(page, content.studio.fullName, { ...shell, ...start, css: rules(page), markup });
    await write(path.join(dist, htmlFile(page.path)), html);
  }
  return {
    scripts: [shell.themeScript, loader.script, offline.script].map(sha256),
    styles: [...new Set(pages.map(rules))].map(sha256),
    formEndpoint: content.studio.form.endpoint,
  };
}

/** The home page's first screen is like no other's, and its document the largest: it brings rules of its own. */
async function inlineRules(css: string, pages: SitePage[], parts: Parts[]): Promise<(page: SitePage) => string> {
  const screens = (home: boolean) => parts.filter((_, index) => (pages[index]?.path === '/') === home).map(([first]) => first);
  const home = await firstScreenRules(css, screens(true));
  const others = await firstScreenRules(css, screens(false));
  return (page) => (page.path === '/' ? home : others);
}

/** '/' is index.html, '/about' is about.html. */
export function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

async function inlineScript(name: string): Promise<string> {
  const source = await readFile(path.join(projectRoot, name), 'utf8');
  return minifySync(name, source).code.trim();
}

function stylesheet(manifest: Manifest): string {
  const file = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
    .find((name) => name.endsWith('.css'));
  if (!file) throw new Error('The build made no stylesheet');
  return file;
}

function fonts(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return [...new Set(files)].filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
}

/** The modules that a page needs to hydrate beside the entry's own. */
function routeChunks(manifest: Manifest, pagePath: string): string[] {
  return routeModules(pagePath).flatMap((name) => {
    const key = findModule(manifest, name);
    return key ? [manifest[key]?.file as string, ...staticImports(manifest, key)] : [];
  });
}

function routeModules(pagePath: string): string[] {
  const service = /^\/services\/(.+)$/.exec(pagePath)?.[1];
  if (service) return ['app/pages/service/page.tsx', `virtual:content/service/${service}`];
  if (pagePath === '/404') return ['app/pages/not-found/page.tsx'];
  return [`app/pages/${pagePath === '/' ? 'home' : pagePath.slice(1)}/page.tsx`];
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
