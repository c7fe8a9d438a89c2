import { readFile, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { type FileType, fileEndings, fileMessages } from '#contract/files.ts';
import type { EnquiryFile, FileFolder } from './file-folder.ts';
import { FileRefused } from './upload.ts';

/** More than a phone's usual picture (50 megapixels). One of this size takes some 200 MB of memory. */
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 20;

// Nothing is shared between strangers' pictures, and one at a time uses one core.
sharp.cache(false);
sharp.concurrency(1);
// libvips reads many formats, by content; here three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * Makes the files that an enquiry keeps of those that were sent: pictures written anew, PDFs as they are. All are on disk when this
 * returns, and none of those that were sent is left.
 * @throws {FileRefused} for a picture that cannot be read, or the disk's error; nothing is left in the folder then
 */
export async function sanitizeFiles(sent: EnquiryFile[], folder: FileFolder): Promise<EnquiryFile[]> {
  const sanitized: EnquiryFile[] = [];
  try {
    for (const file of sent) sanitized.push(await sanitizeFile(file, folder));
    if (sanitized.length > 0) folder.sync();
    return sanitized;
  } catch (error) {
    folder.remove(sanitized.map(({ name }) => name));
    throw error;
  } finally {
    folder.remove(sent.map(({ name }) => name));
  }
}

async function sanitizeFile(file: EnquiryFile, folder: FileFolder): Promise<EnquiryFile> {
  if (file.type !== 'application/pdf') return { ...file, ...(await reencodeInTurn(file, folder)) };
  const name = `${file.name}.pdf`;
  folder.rename(file.name, name);
  return { ...file, name };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Writes a picture anew under a name of its own, one picture at a time: upright, and without place, camera and anything else
 * but the picture. Returns the new file's name and size in bytes; the sent one stays.
 * @throws {FileRefused} where it is damaged or too large to be opened
 */
function reencodeInTurn(file: EnquiryFile, folder: FileFolder): Promise<{ name: string; size: number }> {
  const turn = last.then(() => rewrite(file, folder));
  last = turn.catch(() => {});
  return turn;
}

async function rewrite({ name, original, type }: EnquiryFile, folder: FileFolder) {
  const cleaned = `${folder.newName()}.${fileEndings[type]}`;
  // Node reads and writes, not sharp: its errors of the disk have a code.
  const picture = await reencode(await readFile(folder.pathOf(name)), type, original);
  try {
    await writeFile(folder.pathOf(cleaned), picture, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    folder.remove([cleaned]);
    throw error;
  }
  return { name: cleaned, size: picture.length };
}

async function reencode(sent: Buffer, type: FileType, original: string): Promise<Buffer> {
  const picture = sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  try {
    return await inFormat(picture.autoOrient().timeout({ seconds: MAX_SECONDS }), type).toBuffer();
  } catch (error) {
    const isTooLarge = /pixel limit|too large|too many pixels|timeout/i.test((error as Error).message);
    throw new FileRefused(isTooLarge ? fileMessages.pixels(original) : fileMessages.broken(original));
  }
}

function inFormat(picture: Sharp, type: FileType): Sharp {
  if (type === 'image/png') return picture.png();
  return type === 'image/webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 });
}
