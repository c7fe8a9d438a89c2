import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from './builder/content-plugin.ts';

/** Browsers of the last two years and a half: `light-dark()` and nesting stay as they are written. */
export const cssTarget = ['chrome123', 'safari17.5', 'firefox120'];

// The development server; builder/build.ts builds the site with the same plugins.
export default defineConfig({
  plugins: [contentPlugin(import.meta.dirname), react(), tailwindcss()],
  build: { target: 'es2022', cssTarget },
});
