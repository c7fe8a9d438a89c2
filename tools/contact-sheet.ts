/**
 * `npm run contact-sheet [-- SOURCE]`: every photograph of SOURCE/photos with its size, where content shows it and what
 * is wrong with it, as a table and as sheets of pictures in .cache/contact-sheet/, and the pairs that look most alike.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cacheRoot, projectRoot } from '#build/folders.ts';
import { loadContent, photoPath } from '#content-model/load.ts';
import { ContentError } from '#content-model/problems.ts';
import { drawSheet, type Tile, tilesPerSheet } from './draw-sheet.ts';
import { greySize, labSize, type Pair, pairsByLikeness, type Reduced } from './photo-likeness.ts';
import { breachesOf, type Photo, type Use, usesOf } from './photo-rules.ts';

type Entry = Photo & { uses: Use[]; breaches: string[] };

const source = path.resolve(process.argv[2] ?? projectRoot);
const target = path.join(cacheRoot, 'contact-sheet');
// One camera in two palettes measures about 0.8, the most alike of different views 0.5.
const oneShot = 0.6;
const pairsShown = 12;

try {
  await main();
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const uses = usesOf(loadContent(source));
  const names = readdirSync(path.join(source, 'photos')).flatMap((file) => (file.endsWith('.jpg') ? [path.basename(file, '.jpg')] : []));
  const entries = await Promise.all(names.sort().map((name) => entry(name, uses.get(name) ?? [])));
  const pairs = pairsByLikeness(await Promise.all(names.map(reduced)));
  const mostAlike = pairs.slice(0, pairsShown);
  for (const { name, ...rest } of entries) {
    console.log(`${name.padEnd(40)} ${facts(rest)}`);
    if (rest.breaches.length > 0) console.log(`${' '.repeat(40)} ! ${rest.breaches.join(', ')}`);
  }
  console.log('\nMost alike (likeness of composition, then distance in colour):');
  for (const pair of mostAlike) console.log(`  ${likeness(pair)}  ${pair.names.join('  ')}`);
  const files = await drawSheets(entries, mostAlike);
  const used = entries.filter((each) => each.uses.length > 0);
  const breaches = entries.flatMap((each) => each.breaches).length;
  const repeated = pairs.filter(({ composition }) => composition > oneShot).length;
  console.log(
    `\n${used.length} photographs in use, ${entries.length - used.length} not in use, ${breaches} breaches, ${repeated} pairs of one shot`,
  );
  for (const file of files) console.log(file);
}

async function entry(name: string, uses: Use[]): Promise<Entry> {
  const file = photoPath(source, name);
  const { autoOrient } = await sharp(file).metadata();
  const photo = { name, width: autoOrient.width, height: autoOrient.height, bytes: statSync(file).size };
  return { ...photo, uses, breaches: breachesOf(photo, uses) };
}

async function reduced(name: string): Promise<Reduced> {
  const photo = sharp(photoPath(source, name)).autoOrient();
  const grey = await photo
    .clone()
    .greyscale()
    .resize({ ...greySize, fit: 'fill' })
    .raw()
    .toBuffer();
  const lab = await photo
    .resize({ ...labSize, fit: 'fill' })
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer();
  return { name, grey, lab: new Float32Array(lab.buffer, lab.byteOffset, lab.length / Float32Array.BYTES_PER_ELEMENT) };
}

/** Photographs in the order of their names, then the alike pairs side by side. */
async function drawSheets(entries: Entry[], pairs: Pair[]): Promise<string[]> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const tiles = entries.map(
    (each): Tile => ({ file: photoPath(source, each.name), name: each.name, facts: facts(each), warning: each.breaches.join(', ') }),
  );
  const sheets = Array.from({ length: Math.ceil(tiles.length / tilesPerSheet) }, (_, index) => ({
    file: path.join(target, `sheet-${index + 1}.jpg`),
    tiles: tiles.slice(index * tilesPerSheet, (index + 1) * tilesPerSheet),
  }));
  const alike = pairs.flatMap((pair) => pair.names.map((name): Tile => ({ file: photoPath(source, name), name, facts: likeness(pair) })));
  sheets.push({ file: path.join(target, 'alike.jpg'), tiles: alike });
  for (const { file, tiles } of sheets) await drawSheet(tiles, file);
  return sheets.map(({ file }) => file);
}

function facts({ width, height, bytes, uses }: Omit<Entry, 'name'>): string {
  const places = uses.length > 0 ? uses.map(({ place }) => place).join('; ') : 'NOT USED';
  return `${width} x ${height}, ${Math.ceil(bytes / 1000)} KB: ${places}`;
}

function likeness({ composition, colour }: Pair): string {
  return `${composition.toFixed(2)}, ${colour.toFixed(0).padStart(2)}${composition > oneShot ? ' ! one shot' : ''}`;
}
