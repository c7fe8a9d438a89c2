import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { cleanFileName, fileMessages, withEnding } from '#contract/files.ts';
import { filesField, limits } from '#contract/limits.ts';
import type { EnquiryFile, FileFolder } from './file-folder.ts';
import { headBytes, isPolyglot, tailBytes, typeOf } from './file-type.ts';
import { BodyTooSlow, bodyPace, type Fields, UnreadableBody } from './form-body.ts';

/** What a form holds; the files are in the folder as they were sent. */
export type Upload = { fields: Fields; files: EnquiryFile[] };

/** A file, or all of them, that breaks the rules. `code` is one of `@formspree/core` where it has one. */
export class FileRefused extends Error {
  readonly status: number;
  readonly code: string;
  readonly field = filesField;
  /** What was typed, as far as it was read. */
  fields: Fields = {};

  constructor(message: string, status = 422, code = 'TYPE_FILE') {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The visitor's connection ended in the middle; nobody is left to read the answer. */
export class UploadCut extends Error {
  readonly statusCode = 400;
}

/** Fields longer than an enquiry may be; answered with 413. */
export class FieldsTooLong extends Error {
  readonly statusCode = 413;
}

const { count, bytes, totalBytes } = limits.files;
const tooLarge = (message: string) => new FileRefused(message, 413, 'FILES_TOO_BIG');

const PACE_CHECK_MS = 1000;

/** The longest multipart body: all files, the fields, and the lines between them. */
export const longestUpload = totalBytes + 2 * limits.bodyBytes;

/**
 * Reads a multipart form from a request, its files straight into the folder. Limits hold while it is read: what breaks one is not
 * read to its end. Files are whole and synced when this returns; the folder itself is not.
 * @throws {FileRefused | FieldsTooLong | UnreadableBody | UploadCut | BodyTooSlow} or the disk's error; nothing is left in the folder then
 */
export async function readUpload(request: IncomingMessage, folder: FileFolder): Promise<Upload> {
  const names: string[] = [];
  const entries: [string, string][] = [];
  const saving: Promise<EnquiryFile | undefined>[] = [];
  const streams: Readable[] = [];
  const sum = { files: 0, fields: 0 };
  let pace: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = openParser(request);
      parser.on('field', (name, value, _nameCut, valueCut) => {
        sum.fields += Buffer.byteLength(value ?? '');
        if (valueCut || sum.fields > limits.bodyBytes) reject(new FieldsTooLong());
        entries.push([name, value ?? '']);
      });
      parser.on('file', (_field, stream, original) => {
        const name = folder.newName();
        names.push(name);
        streams.push(stream);
        // A body without its last line may end before anything reads the file; an error that nobody hears ends the process.
        stream.on('error', ({ message }) => message.startsWith('Part terminated') && reject(unreadable()));
        const saved = save(stream, { path: folder.pathOf(name), name, original: original ?? '' }, sum);
        saved.catch(reject);
        saving.push(saved);
      });
      parser.on('filesLimit', () => reject(new FileRefused(fileMessages.count, 422, 'TOO_MANY_FILES')));
      parser.on('partsLimit', () => reject(unreadable()));
      parser.on('fieldsLimit', () => reject(unreadable()));
      parser.on('error', () => reject(unreadable()));
      parser.on('finish', () => resolve());
      request.on('error', () => reject(new UploadCut()));
      request.on('close', () => request.readableEnded || reject(new UploadCut()));
      pace = watchPace(request, () => reject(new BodyTooSlow()));
      request.pipe(parser);
    });
    const files = (await Promise.all(saving)).filter((file) => file !== undefined);
    const stored = new Set(files.map(({ name }) => name));
    folder.remove(names.filter((name) => !stored.has(name)));
    return { fields: Object.fromEntries(entries), files };
  } catch (error) {
    request.unpipe();
    // The rest is read and thrown away, since browsers read the answer only after they have sent everything.
    request.resume();
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(saving);
    folder.remove(names);
    if (error instanceof FileRefused) error.fields = Object.fromEntries(entries);
    throw error;
  } finally {
    clearInterval(pace);
  }
}

/** A phone's line may pause for longer than other connections may, as long as the average holds. */
function watchPace({ socket }: IncomingMessage, onTooSlow: () => void): NodeJS.Timeout {
  socket.setTimeout(0);
  const [begun, before] = [performance.now(), socket.bytesRead];
  return setInterval(() => {
    const seconds = (performance.now() - begun - bodyPace.graceMs) / 1000;
    if (socket.bytesRead - before < seconds * bodyPace.bytesPerSecond) onTooSlow();
  }, PACE_CHECK_MS);
}

function unreadable(): UnreadableBody {
  return new UnreadableBody('The form cannot be read');
}

function openParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // The whole name comes through, and cleanFileName takes the path off.
      preservePath: true,
      limits: {
        files: count,
        // One more than allowed shows that there is more.
        fileSize: bytes + 1,
        fieldSize: limits.bodyBytes,
        fieldNameSize: 100,
        fields: 30,
        parts: 40,
        headerPairs: 20,
        headerSize: 4096,
      },
    });
  } catch {
    throw unreadable();
  }
}

type Place = { path: string; name: string; original: string };

/** Undefined for the empty part that a browser sends for a file input without a file. */
async function save(stream: Readable, { path, name, original }: Place, sum: { files: number }): Promise<EnquiryFile | undefined> {
  const shown = cleanFileName(original);
  const file = await open(path, 'wx+', 0o600);
  try {
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      sum.files += chunk.length;
      if (size > bytes) throw tooLarge(fileMessages.size(shown));
      if (sum.files > totalBytes) throw tooLarge(fileMessages.total);
      if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
      if (head.length >= 16 && !typeOf(head)) throw new FileRefused(fileMessages.type(shown));
      hash.update(chunk);
      await file.write(chunk);
    }
    if (size === 0 && original === '') return undefined;
    if (size === 0) throw new FileRefused(fileMessages.empty(shown));
    const type = typeOf(head);
    if (!type) throw new FileRefused(fileMessages.type(shown));
    if (isPolyglot(type, head, await readTail(file, size))) throw new FileRefused(fileMessages.mixed(shown));
    await file.sync();
    return { name, original: withEnding(shown, type), type, size, digest: hash.digest('base64url') };
  } finally {
    await file.close();
  }
}

async function readTail(file: FileHandle, size: number): Promise<Buffer> {
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  return tail;
}
