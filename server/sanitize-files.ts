import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type FileType, fileEndings, fileMessages } from '#contract/files.ts';
import { oneAfterAnother } from '#contract/one-after-another.ts';
import { type EnquiryFile, type FileFolder, sync } from './file-folder.ts';
import { tooManyPixels } from './picture-limits.ts';
import { fileRefused } from './refused.ts';

/** Milliseconds for all files of one enquiry. */
const longestMs = 30_000;
/** Kilobytes for the process of one picture: Node reserves 620 MB and fills little, a picture takes up to 320 MB. */
const mostMemory = 1_100_000;
/** More than any picture within the limits of pixels becomes: bytes. */
const longestPicture = 64 * 1024 * 1024;
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** One enquiry at a time, and so one picture. */
const inTurn = oneAfterAnother();

/**
 * Makes the files that an enquiry keeps of those that were sent: pictures written anew, PDFs as they are. All are on
 * disk when this returns, and none of those that were sent is left.
 * @throws {EnquiryRefused} for a picture that cannot be read within memory and time, or the disk's error; then nothing
 * is left
 */
export async function sanitizeFiles(sent: EnquiryFile[], folder: FileFolder): Promise<EnquiryFile[]> {
  return sent.length === 0 ? [] : inTurn(() => sanitizeAll(sent, folder));
}

async function sanitizeAll(sent: EnquiryFile[], folder: FileFolder): Promise<EnquiryFile[]> {
  const sanitized: EnquiryFile[] = [];
  const signal = AbortSignal.timeout(longestMs);
  try {
    for (const file of sent) sanitized.push(await sanitizeFile(file, folder, signal));
    // The names of new files survive a power cut; their content is synced as each is written.
    sync(folder.path);
    return sanitized;
  } catch (error) {
    folder.remove(sanitized.map(({ name }) => name));
    throw error;
  } finally {
    folder.remove(sent.map(({ name }) => name));
  }
}

async function sanitizeFile(file: EnquiryFile, folder: FileFolder, signal: AbortSignal): Promise<EnquiryFile> {
  if (file.type !== 'application/pdf') return { ...file, ...(await rewrite(file, folder, signal)) };
  const name = `${file.name}.pdf`;
  renameSync(folder.pathOf(file.name), folder.pathOf(name));
  return { ...file, name };
}

/**
 * Writes a picture anew under a name of its own: upright, and without place, camera and anything else but the picture.
 * Returns the new file's name and size in bytes; the sent one stays.
 * @throws {EnquiryRefused} where it is damaged or too large to be opened
 */
async function rewrite({ name, original, type }: EnquiryFile, folder: FileFolder, signal: AbortSignal) {
  const cleaned = `${folder.newName()}.${fileEndings[type]}`;
  // The server reads and writes, not the process: errors of the disk have a code here.
  const sent = await readFile(folder.pathOf(name));
  const picture = await reencode(sent, type, original, signal);
  try {
    await writeFile(folder.pathOf(cleaned), picture, { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    folder.remove([cleaned]);
    throw error;
  }
  return { name: cleaned, size: picture.length };
}

/** In a process of its own, which dies alone where a picture takes too much memory or time. */
function reencode(sent: Buffer, type: FileType, original: string, signal: AbortSignal): Promise<Buffer> {
  // The shell sets the limit; other systems than Linux have none that holds.
  const within = process.platform === 'linux' ? ['/bin/sh', '-c', `ulimit -d ${mostMemory} && exec "$@"`, 'sh'] : [];
  const [command = '', ...options] = [...within, process.execPath, program, type];
  return new Promise((resolve, reject) => {
    const limits = { encoding: 'buffer', maxBuffer: longestPicture, signal, killSignal: 'SIGKILL' } as const;
    const child = execFile(command, options, limits, (error, picture) => {
      if (!error && picture.length > 0) return resolve(picture);
      const isTooLarge = error?.code === tooManyPixels || signal.aborted;
      reject(fileRefused(isTooLarge ? fileMessages.pixels(original) : fileMessages.broken(original)));
    });
    // It may end before it has read everything; its exit says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(sent);
  });
}
