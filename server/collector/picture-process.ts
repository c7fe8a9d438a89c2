/**
 * Reads a picture of the type in the argument from standard input, and writes it to standard output: upright, and only
 * the picture, without place or camera. Exit code `tooManyPixels`; any other failure: damaged, or the process died.
 * A process of its own (sanitise-files.ts): a stranger's picture can take more memory than the whole server.
 */
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { FileType } from '#contract/files.ts';
import { tooManyPixels } from './picture-exit-code.ts';

/**
 * Limits on pixels: each picture takes some 350 MB at most. A phone's largest picture has up to 50 million, and its
 * usual one 12 to 24.5, lying on its side. `atOnce`: a progressive or turned picture, which is read whole before its
 * first line can be written.
 */
const maxPixels = { lineByLine: 40_000_000, atOnce: 25_000_000, webp: 16_000_000 };

// One picture uses one core.
sharp.cache(false);
sharp.concurrency(1);
// libvips reads many formats, by content; allow three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const sent = await buffer(process.stdin);
const { format, width, height, isProgressive, orientation = 1 } = await sharp(sent).metadata();
const reading = format === 'webp' ? 'webp' : isProgressive || orientation > 1 ? 'atOnce' : 'lineByLine';
if (width * height > maxPixels[reading]) process.exit(tooManyPixels);
const picture = sharp(sent, { failOn: 'error' }).autoOrient();
process.stdout.write(await inFormat(picture, process.argv[2] as FileType).toBuffer());

function inFormat(pixels: Sharp, type: FileType): Sharp {
  if (type === 'image/png') return pixels.png();
  return type === 'image/webp' ? pixels.webp({ quality: 85, effort: 2 }) : pixels.jpeg({ quality: 85 });
}
