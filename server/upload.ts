import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { cleanFileName, fileMessages, withEnding } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import type { EnquiryFile, FileFolder } from './file-folder.ts';
import { headBytes, isPolyglot, tailBytes, typeOf } from './file-type.ts';
import { bodyPace, bodyTooLong, bodyTooSlow, type Fields, unreadable } from './form-body.ts';
import { fileRefused, filesTooLarge } from './refused.ts';

const { count, bytes, totalBytes } = limits.files;
const broken = () => unreadable('The form cannot be read');

const PACE_CHECK_MS = 1000;

/** The longest multipart body: all files, the fields, and the lines between them. */
export const longestUpload = totalBytes + 2 * limits.bodyBytes;

/**
 * Reads a multipart form from a request into `fields`, its files straight into the folder. Limits hold while it is
 * read: what breaks one is not read to its end. Files are whole and synced when this returns; the folder itself is not.
 * @throws {EnquiryRefused} or the disk's error; nothing is left in the folder then
 */
export async function readUpload(request: IncomingMessage, folder: FileFolder, fields: Fields): Promise<EnquiryFile[]> {
  const names: string[] = [];
  const saving: Promise<EnquiryFile | undefined>[] = [];
  const streams: Readable[] = [];
  const sum = { files: 0, fields: 0 };
  let pace: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = openParser(request);
      parser.on('field', (name, value, _nameCut, valueCut) => {
        sum.fields += Buffer.byteLength(value ?? '');
        if (valueCut || sum.fields > limits.bodyBytes) reject(bodyTooLong());
        fields[name] = value ?? '';
      });
      parser.on('file', (_field, stream, original) => {
        const name = folder.newName();
        names.push(name);
        streams.push(stream);
        // A body without its last line may end before anything reads the file; an error that nobody hears ends the
        // process.
        stream.on('error', ({ message }) => message.startsWith('Part terminated') && reject(broken()));
        const saved = save(stream, { path: folder.pathOf(name), name, original: original ?? '' }, sum);
        saved.catch(reject);
        saving.push(saved);
      });
      parser.on('filesLimit', () => reject(fileRefused(fileMessages.count, 422, 'TOO_MANY_FILES')));
      for (const event of ['partsLimit', 'fieldsLimit', 'error'] as const) parser.on(event, () => reject(broken()));
      parser.on('finish', () => resolve());
      request.on('error', () => reject(unreadable('The request has no end')));
      request.on('close', () => request.readableEnded || reject(unreadable('The request has no end')));
      pace = watchPace(request, () => reject(bodyTooSlow()));
      request.pipe(parser);
    });
    const files = (await Promise.all(saving)).filter((file) => file !== undefined);
    const stored = new Set(files.map(({ name }) => name));
    folder.remove(names.filter((name) => !stored.has(name)));
    return files;
  } catch (error) {
    request.unpipe();
    // The rest is read and thrown away, since browsers read the answer only after they have sent everything.
    request.resume();
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(saving);
    folder.remove(names);
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
    throw broken();
  }
}

type Place = { path: string; name: string; original: string };

/** Undefined for the empty part that a browser sends for a file input without a file. */
async function save(stream: Readable, { path, name, original }: Place, sum: { files: number }): Promise<EnquiryFile | undefined> {
  const shown = cleanFileName(original);
  await using file = await open(path, 'wx+', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    sum.files += chunk.length;
    if (size > bytes) throw filesTooLarge(fileMessages.size(shown));
    if (sum.files > totalBytes) throw filesTooLarge(fileMessages.total);
    if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
    if (head.length >= 16 && !typeOf(head)) throw fileRefused(fileMessages.type(shown));
    hash.update(chunk);
    await file.write(chunk);
  }
  if (size === 0 && original === '') return undefined;
  if (size === 0) throw fileRefused(fileMessages.empty(shown));
  const type = typeOf(head);
  if (!type) throw fileRefused(fileMessages.type(shown));
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  if (isPolyglot(type, head, tail)) throw fileRefused(fileMessages.mixed(shown));
  await file.sync();
  return { name, original: withEnding(shown, type), type, size, digest: hash.digest('base64url') };
}
