import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import type * as application from '#app/entry/render.tsx';
import type { Content } from '#content-model/content.ts';
import type { SitePage } from '#content-model/pages.ts';
import { isUseCounted } from '#content-model/privacy.ts';
import { bundleScript } from './bundle-script.ts';
import { bundledPath } from './manifest.ts';
import { speculationRules } from './speculation-rules.ts';

const preloadedFonts = ['fonts/fraunces.woff2', 'fonts/anek-latin.woff2'];

type Options = { pages: SitePage[]; content: Content; manifest: Manifest; dist: string; renderDocument: typeof application.renderDocument };

/** Writes one HTML file for each page and returns the hashes of all inline scripts. */
export async function prerenderPages({ pages, content, manifest, dist, renderDocument }: Options): Promise<string[]> {
  const files = {
    stylesheet: bundledPath(manifest, 'style.css'),
    fonts: preloadedFonts.map((name) => bundledPath(manifest, name)),
    script: await bundleScript('app/entry/early.ts', { __ENTRY__: bundledPath(manifest, 'app/entry/client.ts') }),
    speculationRules,
    isUseCounted: isUseCounted(content.studio),
  };

  for (const page of pages) {
    const html = await renderDocument(page, files);
    // '/' is index.html, '/about' is about.html.
    const file = path.join(dist, page.path === '/' ? 'index.html' : `${page.path}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  return [files.script, files.speculationRules].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
