import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileExtensions } from '#contract/files.ts';
import { createTaskQueue } from '#contract/lib/task-queue.ts';
import { senderOf } from '#server/http/client-addresses.ts';
import { type EnquiryFile, type FileFolder, syncPath } from '#server/store/file-folder.ts';
import { fileRefused, readingMessages } from './enquiry-refused-error.ts';
import { tooManyPixels } from './picture-exit-code.ts';

/** Milliseconds for all files of one enquiry. */
const maxMs = 30_000;
/** For the process of one picture: Node reserves 620 MB and uses little of it, a picture takes up to 350 MB. */
const maxMemoryKb = 1_100_000;
/** More than any picture within the limits of pixels needs. */
const maxPictureBytes = 64 * 1024 * 1024;
const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** One enquiry at a time, and so one picture. */
const inTurn = createTaskQueue();
/** The newest enquiry of each sender. It waits for the one before: a sender delays others by one enquiry at most. */
const newestOf = new Map<string, Promise<EnquiryFile[]>>();

/**
 * Returns the files to keep for an enquiry: pictures re-encoded, PDFs under a new name. All are on disk when this
 * returns. The caller removes the sent pictures. Throws an EnquiryRefusedError for a picture that cannot be read within
 * memory and time, or the disk's error; then no new file is left.
 */
export async function sanitiseFiles(sent: EnquiryFile[], folder: FileFolder, ip: string): Promise<EnquiryFile[]> {
  if (sent.length === 0) return [];
  const sender = senderOf(ip);
  const before = newestOf.get(sender)?.catch(() => {});
  const turn = Promise.resolve(before).then(() => inTurn(() => sanitiseAll(sent, folder)));
  newestOf.set(sender, turn);
  return turn.finally(() => newestOf.get(sender) === turn && newestOf.delete(sender));
}

async function sanitiseAll(sent: EnquiryFile[], folder: FileFolder): Promise<EnquiryFile[]> {
  const sanitised: EnquiryFile[] = [];
  const signal = AbortSignal.timeout(maxMs);
  try {
    for (const file of sent) {
      const clean = { ...file, name: `${folder.prepareName()}.${fileExtensions[file.type]}` };
      sanitised.push(clean);
      const [source, target] = [folder.pathOf(file.name), folder.pathOf(clean.name)];
      if (file.type === 'application/pdf') {
        await using pdf = await open(source);
        await pdf.sync();
        renameSync(source, target);
      } else {
        // The server reads and writes the files, not the process: here errors of the disk have a code.
        const picture = await reencode(await readFile(source), file, signal);
        await writeFile(target, picture, { flag: 'wx', mode: 0o600, flush: true });
        clean.size = picture.length;
      }
    }
    // The names of new files survive a power cut; their content is synced above.
    syncPath(folder.path);
    return sanitised;
  } catch (error) {
    folder.remove(sanitised.map(({ name }) => name));
    throw error;
  }
}

/**
 * Returns the picture as picture-process.ts writes it. Throws an EnquiryRefusedError if it is damaged, or takes too much
 * memory or time.
 */
function reencode(sent: Buffer, { type, originalName }: EnquiryFile, signal: AbortSignal): Promise<Buffer> {
  // The shell sets the limit. It holds only on Linux.
  const within = process.platform === 'linux' ? ['/bin/sh', '-c', `ulimit -d ${maxMemoryKb} && exec "$@"`, 'sh'] : [];
  const [command = '', ...options] = [...within, process.execPath, program, type];
  return new Promise((resolve, reject) => {
    const processOptions = { encoding: 'buffer', maxBuffer: maxPictureBytes, signal, killSignal: 'SIGKILL' } as const;
    const child = execFile(command, options, processOptions, (error, picture) => {
      if (!error) return resolve(picture);
      if (signal.aborted) return reject(fileRefused(readingMessages.slow(originalName)));
      reject(fileRefused(error?.code === tooManyPixels ? readingMessages.pixels(originalName) : readingMessages.broken(originalName)));
    });
    // The process may end before it has read everything; its exit code says why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(sent);
  });
}
