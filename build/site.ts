import { rm } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { sitePages } from '#app/seo/pages.ts';
import { cssTarget } from '../vite.config.ts';
import { compressFolder } from './compress.ts';
import { contentPlugin, type Prepared, prepareContent } from './content-plugin.ts';
import { writeHostFiles } from './host-files.ts';
import { writeIcons } from './icons.ts';
import { copyPictures } from './pictures.ts';
import { prerenderPages } from './prerender.ts';
import { pictureAddress, writeSitemap } from './sitemap.ts';
import { writeCards } from './social-cards.ts';

/**
 * Builds the whole site of `root` into its dist/. Says what it does and how long each step takes.
 * Throws a ContentError where the studio's files need mending.
 */
export async function buildSite(root: string): Promise<void> {
  const dist = path.join(root, 'dist');
  const serverBundle = path.join(root, '.cache', 'prerender');
  await rm(dist, { recursive: true, force: true });

  const prepared = await step('content and photographs', () => prepareContent(root));
  await step('scripts and styles', () => bundle(root, prepared, dist, serverBundle));
  await step('photographs copied', () => copyPictures(root, prepared.photos.files, path.join(dist, 'assets', 'pictures')));
  const pages = sitePages(prepared.content, (photo) => pictureAddress(prepared, photo));
  const policy = await step(`${pages.length} pages`, () => prerenderPages({ pages, content: prepared.content, dist, serverBundle }));
  await step('link pictures, icons, sitemap', async () => {
    await writeCards(root, pages, dist);
    await writeIcons(prepared.content.studio, dist);
    await writeSitemap(prepared, pages, dist);
    await writeHostFiles(policy, prepared.content.studio, dist);
  });
  await step('compressed copies', () => compressFolder(dist, path.join(root, '.cache', 'compressed')));
}

async function bundle(root: string, prepared: Prepared, dist: string, serverBundle: string): Promise<void> {
  const shared: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [contentPlugin(root, prepared), react(), tailwindcss()],
  };
  await build({
    ...shared,
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      cssTarget,
      // One stylesheet, put into every page: it is smaller than the round trip for a file.
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(root, 'app/entry-client.tsx'), preserveEntrySignatures: 'strict' },
    },
  });
  await build({
    ...shared,
    build: {
      outDir: serverBundle,
      emptyOutDir: true,
      ssr: path.join(root, 'app/entry-prerender.tsx'),
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: 'entry.js' } },
    },
  });
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  console.log(`  ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s  ${name}`);
  return result;
}
