import { readFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Manifest, runnerImport } from 'vite';
import type * as application from '#app/entry/render.tsx';
import { repositoryRoot } from '#content-model/roots.ts';
import { pictureFolder } from '#contract/picture-files.ts';
import { compressFolder } from './compress.ts';
import { contentPlugin } from './content-plugin.ts';
import { writeHostFiles } from './host-files.ts';
import { manifestFile } from './manifest.ts';
import { copyPictures } from './pictures.ts';
import { type PreparedContent, prepareContent } from './prepare-content.ts';
import { prerenderPages } from './prerender.ts';
import { writeSitemap } from './sitemap.ts';
import { writeSocialCards } from './social-cards.ts';
import { writeWebManifest } from './web-manifest.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** The oldest browsers that Tailwind's output works in: phones that get no updates any more still have them. */
const cssTarget = ['chrome111', 'safari16.4', 'firefox115'];

type SiteBuild = { source: string; dist: string; uncompressed?: boolean | undefined };

/**
 * Builds the whole site into `dist` from `source`, which holds content/ and photos/; `uncompressed`: without compressed
 * copies. Says what it does and how long each step takes. Throws a ContentError if the studio's files must be corrected.
 */
export async function buildSite({ source, dist, uncompressed }: SiteBuild): Promise<void> {
  const prepared = await step('content and photographs', () => prepareContent(source));
  const { renderDocument } = await step('scripts and styles', () => bundle(prepared, dist));
  await step('photographs copied', () => copyPictures(prepared.content.photos, path.join(dist, pictureFolder)));
  const manifest: Manifest = JSON.parse(await readFile(path.join(dist, manifestFile), 'utf8'));
  const { content, pages } = prepared;
  const scripts = await step(`${pages.length} pages`, () => prerenderPages({ pages, content, manifest, dist, renderDocument }));
  await step('service worker', () => writeServiceWorker(manifest, dist));
  await step('link pictures, sitemap, files for hosts', async () => {
    await writeSocialCards(source, pages, dist);
    await writeWebManifest(content.studio, dist);
    await writeSitemap(prepared, dist);
    await writeHostFiles(scripts, prepared, dist);
  });
  if (!uncompressed) await step('compressed copies', () => compressFolder(dist));
}

/** Writes the browser's modules and stylesheet into `dist`. Returns what renders the pages. */
async function bundle(prepared: PreparedContent, dist: string): Promise<typeof application> {
  const shared: InlineConfig = {
    root: repositoryRoot,
    configFile: false,
    logLevel: 'warn',
    // Icons, which are copied as they are.
    publicDir: 'build/public',
    plugins: [contentPlugin(async () => prepared), react(), tailwindcss()],
  };
  await build({
    ...shared,
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: manifestFile,
      target: 'es2022',
      cssTarget,
      // One stylesheet for all pages: the next page finds it in the cache.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(repositoryRoot, 'app/entry/client.ts'),
        // One file of what every page needs: with a second one the first would wait for a further round trip.
        output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
      },
    },
  });
  return (await runnerImport<typeof application>('/app/entry/render.tsx', shared)).module;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  console.log(`  ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  return result;
}
