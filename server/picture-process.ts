/**
 * Writes one picture anew: reads it from standard input and writes it, upright and without place, camera and anything else but the picture,
 * to standard output. The argument is its type. Exit 3: too many pixels; any other failure: damaged, or the process died.
 * A process of its own, since a picture of a stranger can take more memory than the whole server (server/sanitize-files.ts).
 */
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { FileType } from '#contract/files.ts';
import { tooManyPixels } from './picture-limits.ts';

/** A phone's full picture has up to 50 megapixels, and its usual one 12. */
const maxPixels = 40_000_000;
/** One that is read whole before its first line can be written: WebP, progressive, or turned. */
const maxPixelsAtOnce = 24_000_000;

// One picture uses one core.
sharp.cache(false);
sharp.concurrency(1);
// libvips reads many formats, by content; here three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const sent = await buffer(process.stdin);
const { format, width, height, isProgressive, orientation = 1 } = await sharp(sent).metadata();
const isReadWhole = format === 'webp' || isProgressive || orientation > 1;
if (width * height > (isReadWhole ? maxPixelsAtOnce : maxPixels)) process.exit(tooManyPixels);
const picture = sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
process.stdout.write(await inFormat(picture, process.argv[2] as FileType).toBuffer());

function inFormat(picture: Sharp, type: FileType): Sharp {
  if (type === 'image/png') return picture.png();
  return type === 'image/webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 });
}
