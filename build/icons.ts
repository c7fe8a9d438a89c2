import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#content-model/project-root.ts';
import type { Studio } from '#content-model/schema.ts';

/** Copies the icons for tabs and phones, and writes the web manifest that names them. */
export async function writeIcons({ fullName, brand }: Studio, dist: string): Promise<void> {
  await cp(path.join(import.meta.dirname, 'icons'), path.join(dist, 'icons'), { recursive: true });
  const ground = await lightGround();
  const manifest = {
    name: fullName,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: ground,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  await writeFile(path.join(dist, 'site.webmanifest'), JSON.stringify(manifest, null, 2));
}

/** The light value of the page's ground: the web manifest cannot use the page's variables. */
async function lightGround(): Promise<string> {
  const tokens = await readFile(path.join(projectRoot, 'app/styles/tokens.css'), 'utf8');
  const value = /--color-ground: light-dark\((#[0-9a-f]{6})/.exec(tokens)?.[1];
  if (!value) throw new Error('app/styles/tokens.css has no --color-ground, which the web manifest needs');
  return value;
}
