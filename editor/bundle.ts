import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { cacheRoot } from '#build/cache.ts';
import { repositoryRoot } from '#content-model/roots.ts';

/** Bundles the editor's page into a folder of the cache, never into the site. Returns the folder. */
export async function bundlePage(): Promise<string> {
  const folder = path.join(cacheRoot, 'editor', 'page');
  await build({
    root: path.join(repositoryRoot, 'editor/client'),
    // Relative, because the desk serves it under /website/.
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss()],
    // Not emptied: another editor may be serving files from it.
    build: { outDir: folder, emptyOutDir: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return folder;
}
