import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Studio } from '#content-model/schema.ts';

/** Copies the icons for tabs and phones, and writes the web manifest that names them. */
export async function writeIcons({ fullName, brand }: Studio, dist: string): Promise<void> {
  await cp(path.join(import.meta.dirname, 'icons'), path.join(dist, 'icons'), { recursive: true });
  const manifest = {
    name: fullName,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(path.join(dist, 'site.webmanifest'), JSON.stringify(manifest, null, 2));
}
