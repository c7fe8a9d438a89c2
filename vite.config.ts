import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentRoot } from '#content-model/roots.ts';
import { formsPath } from '#contract/endpoints.ts';
import { developmentPages } from './build/development-pages.ts';

// The development server; build/build.ts builds the site with the same plugins.
export default defineConfig({
  plugins: [developmentPages(contentRoot), react(), tailwindcss()],
  appType: 'custom',
  publicDir: 'build/public',
  // Forms are sent to `npm run serve`, if it runs beside.
  server: { proxy: { [formsPath]: 'http://localhost:4173' } },
});
