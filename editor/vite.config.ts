import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { repositoryRoot } from '#content-model/roots.ts';
import { pageFolder } from './settings.ts';

// `npm run build:editor`: the editor's page, in a folder of its own and never in the site's.
export default defineConfig({
  root: path.join(repositoryRoot, 'editor/client'),
  // Relative, because the desk serves it under /website/.
  base: './',
  logLevel: 'warn',
  plugins: [react(), tailwindcss()],
  // Not emptied: another editor may be serving files from it.
  build: { outDir: pageFolder, emptyOutDir: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
