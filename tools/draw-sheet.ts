import sharp from 'sharp';
import { token } from '#build/tokens.ts';
import { Typeface } from '#build/typeface.ts';

/** A picture with its captions; a warning is set in the accent colour. */
export type Tile = { file: string; name: string; facts: string; warning?: string };

/** What one sheet holds at a size that can still be judged. */
export const tilesPerSheet = 24;

const columns = 4;
const picture = { width: 480, height: 320 };
const caption = 124;
const gap = 24;

const text = new Typeface('anek-latin');
const colours = { paper: token('--ground'), ink: token('--ink'), soft: token('--ink-soft'), warning: token('--accent') };

/** Draws up to `tilesPerSheet` pictures, whole and uncropped, as a JPEG. */
export async function drawSheet(tiles: Tile[], target: string): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const width = columns * (picture.width + gap) + gap;
  const height = rows * (picture.height + caption) + gap;
  const places = tiles.map((tile, index) => ({
    tile,
    left: gap + (index % columns) * (picture.width + gap),
    top: gap + Math.floor(index / columns) * (picture.height + caption),
  }));
  const captions = places.map(({ tile, left, top }) => drawCaption(tile, left, top + picture.height)).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${captions}</svg>`;
  const pictures = await Promise.all(places.map(async ({ tile, left, top }) => ({ input: await small(tile.file), left, top })));
  await sharp({ create: { width, height, channels: 3, background: colours.paper } })
    .composite([{ input: Buffer.from(page) }, ...pictures])
    .jpeg({ quality: 84 })
    .toFile(target);
}

function small(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize({ ...picture, fit: 'contain', background: colours.paper })
    .toBuffer();
}

function drawCaption({ name, facts, warning = '' }: Tile, x: number, y: number): string {
  return [
    block(name, { x, y: y + 24, height: 26, size: 22, fill: colours.ink }),
    block(facts, { x, y: y + 48, height: 44, size: 18, fill: colours.soft }),
    block(warning, { x, y: y + 92, height: 24, size: 18, fill: colours.warning }),
  ].join('');
}

type Block = { x: number; y: number; height: number; size: number; fill: string };

function block(words: string, { x, y, height, size: largest, fill }: Block): string {
  const leading = 1.2;
  const { lines, size } = text.fit(words, { width: picture.width, height, leading, largest });
  return lines.map((line, index) => text.draw(line, { x, y: y + index * leading * size, size, fill })).join('');
}
