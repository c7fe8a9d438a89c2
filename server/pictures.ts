import { open, stat } from 'node:fs/promises';
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
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'] });

/**
 * Makes the files that an enquiry keeps of those that were sent: pictures written anew, PDFs as they are. All are on disk when this
 * returns, and none of those that were sent is left.
 * @throws {FileRefused} for a picture that cannot be read, or the disk's error; nothing is left in the folder then
 */
export async function keepFiles(sent: EnquiryFile[], folder: FileFolder): Promise<EnquiryFile[]> {
  const kept: EnquiryFile[] = [];
  try {
    for (const file of sent) kept.push(await keepFile(file, folder));
    if (kept.length > 0) folder.sync();
    return kept;
  } catch (error) {
    folder.remove(kept.map(({ name }) => name));
    throw error;
  } finally {
    folder.remove(sent.map(({ name }) => name));
  }
}

async function keepFile(file: EnquiryFile, folder: FileFolder): Promise<EnquiryFile> {
  if (file.type !== 'application/pdf') return { ...file, ...(await cleanPicture(file, folder)) };
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
function cleanPicture(file: EnquiryFile, folder: FileFolder): Promise<{ name: string; size: number }> {
  const turn = last.then(() => rewrite(file, folder));
  last = turn.catch(() => {});
  return turn;
}

async function rewrite({ name, original, type }: EnquiryFile, folder: FileFolder) {
  const cleaned = `${folder.newName()}.${fileEndings[type]}`;
  const path = folder.pathOf(cleaned);
  try {
    const picture = sharp(folder.pathOf(name), { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    // The mode first: sharp would make the file readable for all.
    await (await open(path, 'wx', 0o600)).close();
    await inFormat(picture.autoOrient().timeout({ seconds: MAX_SECONDS }), type).toFile(path);
    const written = await open(path, 'r');
    await written.sync().finally(() => written.close());
    return { name: cleaned, size: (await stat(path)).size };
  } catch (error) {
    folder.remove([cleaned]);
    const { message } = error as Error;
    if (/pixel limit|too large|too many pixels|timeout/i.test(message)) throw new FileRefused(fileMessages.pixels(original));
    if (isDiskError(message)) throw error;
    throw new FileRefused(fileMessages.broken(original));
  }
}

function inFormat(picture: Sharp, type: FileType): Sharp {
  if (type === 'image/png') return picture.png();
  return type === 'image/webp' ? picture.webp({ quality: 85 }) : picture.jpeg({ quality: 85 });
}

/** libvips gives the system's words where it cannot write. */
function isDiskError(message: string): boolean {
  return /No space left|quota exceeded|ENOSPC|EDQUOT|EIO|EROFS|EFBIG|Input\/output error|File too large|Read-only|unable to write|write error|EACCES|ENOENT/i.test(
    message,
  );
}
