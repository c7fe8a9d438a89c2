import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Studio } from '#content-model/schema.ts';

/** Writes the web manifest: the name and the icons of a page that is put on a phone's home screen. */
export async function writeWebManifest({ fullName, brand }: Studio, dist: string): Promise<void> {
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
