import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Studio } from '#content-model/schema.ts';
import { colour } from './colours.ts';

/** Writes the mark as PNGs for tabs and phones, and the web manifest that names them. */
export async function writeIcons(studio: Studio, dist: string): Promise<void> {
  const folder = path.join(dist, 'icons');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'icon-32.png'), await png(mark(0), 32));
  for (const size of [180, 192, 512]) await writeFile(path.join(folder, `icon-${size}.png`), await png(mark(4), size));
  await writeFile(path.join(folder, 'icon-maskable-512.png'), await png(mark(8), 512));
  await writeFile(path.join(dist, 'site.webmanifest'), JSON.stringify(manifest(studio), null, 2));
}

/** The mark, four material samples on paper, with a margin in 32nds of its size on each side. */
function mark(margin: number): string {
  const scale = (32 - 2 * margin) / 32;
  const samples = [
    `<path fill="${colour('oak')}" d="M2 2h13v17H2z"/><path fill="${colour('sage')}" d="M17 2h13v9H17z"/>`,
    `<path fill="${colour('accent')}" d="M17 13h13v17H17z"/><path fill="${colour('brass')}" d="M2 21h13v9H2z"/>`,
  ].join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<path fill="${colour('ground')}" d="M0 0h32v32H0z"/>`,
    margin > 0 ? `<g transform="translate(${margin} ${margin}) scale(${scale})">${samples}</g>` : samples,
    '</svg>',
  ].join('');
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();
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
