import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Studio } from '#content-model/schema.ts';

const folder = path.join(import.meta.dirname, 'icons');

/** Copies the icons for tabs, search results and phones, and writes favicon.ico and the web manifest. */
export async function writeIcons({ fullName, brand }: Studio, dist: string): Promise<void> {
  await cp(folder, path.join(dist, 'icons'), { recursive: true });
  await writeFile(path.join(dist, 'favicon.ico'), icoOf(await readFile(path.join(folder, 'icon-96.png'))));
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

/** The PNG as the only picture of an .ico file, which programs ask for that read no page. */
function icoOf(png: Buffer): Buffer {
  // Reserved, type, count; width, height, colours, reserved, planes, bits, bytes of the picture, where it begins.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 96, 96, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
}
