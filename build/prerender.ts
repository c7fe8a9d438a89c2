import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as application from '#app/entry/prerender.tsx';
import type { Content } from '#content-model/content.ts';
import { offlinePath, type SitePage } from '#content-model/pages.ts';
import { bundleScript } from './bundle-script.ts';
import { contentModule } from './content-plugin.ts';
import { inlineIcon } from './icons.ts';
import { filesOf, type Manifest } from './manifest.ts';

/** What a content security policy must allow: the hashes of the inline scripts of all pages, and where the form goes. */
export type Policy = { scripts: string[]; formEndpoint: string };

const preloadedFonts = ['fonts/fraunces.woff2', 'fonts/anek-latin.woff2'];

type Options = { pages: SitePage[]; content: Content; manifest: Manifest; dist: string; serverBundle: string };

/** Writes one HTML file for each page and returns what their security policy must allow. */
export async function prerenderPages({ pages, content, manifest, dist, serverBundle }: Options): Promise<Policy> {
  const { renderDocument } = (await import(pathToFileURL(path.join(serverBundle, 'entry.js')).href)) as typeof application;
  const [entry = '', ...entryImports] = filesOf(manifest, 'app/entry/client.tsx');
  const common = {
    stylesheet: filesOf(manifest, 'style.css')[0] as string,
    fonts: preloadedFonts.flatMap((name) => filesOf(manifest, name)),
    icon: inlineIcon(),
    themeScript: await bundleScript('app/entry/theme-script.ts'),
  };
  const script = await bundleScript('app/entry/early.ts', { __ENTRY__: entry });
  const offlineScript = await bundleScript('app/pages/offline/offline-script.ts');

  for (const page of pages) {
    // The offline page is shown at other pages' addresses, where the application would render those pages.
    const scripts =
      page.path === offlinePath
        ? { script: offlineScript }
        : { script, preload: [...new Set([...entryImports, ...filesOf(manifest, contentModule(page.path))])] };
    const html = await renderDocument(page.path, { ...common, ...scripts }, page.structuredData);
    await write(path.join(dist, htmlFile(page.path)), html);
  }
  return { scripts: [common.themeScript, script, offlineScript].map(sha256), formEndpoint: content.studio.form.endpoint };
}

/** '/' is index.html, '/about' is about.html. */
export function htmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
