import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Studio } from '#content-model/schema.ts';
import { colour } from './colours.ts';

/** Copies the icons for tabs and phones, and writes the web manifest that names them. */
export async function writeIcons(studio: Studio, dist: string): Promise<void> {
  await cp(path.join(import.meta.dirname, 'icons'), path.join(dist, 'icons'), { recursive: true });
  await writeFile(path.join(dist, 'site.webmanifest'), JSON.stringify(manifest(studio), null, 2));
}

function manifest(studio: Studio) {
  return {
    name: studio.fullName,
    short_name: studio.brand,
    start_url: '/',
    display: 'browser',
    background_color: colour('ground'),
    theme_color: colour('ground'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
