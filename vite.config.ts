import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPlugin } from '#build/content-plugin.ts';
import { cssTarget } from './build/browsers.ts';

// The development server; build/build.ts builds the site with the same plugins.
export default defineConfig({
  plugins: [contentPlugin(import.meta.dirname), react(), tailwindcss()],
  build: { target: 'es2022', cssTarget },
});
