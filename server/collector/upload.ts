import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { cleanFileName, type FileType, fileExtensions, fileMessages, fileTypeOf, signatureBytes } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import type { EnquiryFile, FileFolder } from '#server/store/file-folder.ts';
import { bodyTooLong, EnquiryRefusedError, fileRefused, filesTooLarge, readingMessages } from './enquiry-refused-error.ts';
import type { Fields } from './form-body.ts';
import { endsAsPdf, headBytes, isPolyglot, tailBytes } from './pdf-checks.ts';

const { maxCount, maxBytes, maxTotalBytes } = limits.files;

/** The longest multipart body: all files, the fields, and the lines between them. */
export const maxUploadBytes = maxTotalBytes + 2 * limits.bodyBytes;

/** Options of @fastify/multipart. */
const parserOptions = {
  // Gives us the whole name; cleanFileName removes the path.
  preservePath: true,
  limits: {
    files: maxCount,
    // One byte more than allowed shows that a file or a field is too large.
    fileSize: maxBytes + 1,
    fieldSize: limits.bodyBytes + 1,
    fields: 30,
    parts: 40,
    headerPairs: 20,
    headerSize: 4096,
  },
};

/** Filled while the body is read: its fields, and the files that were made in the folder, which the caller removes. */
type Received = { fields: Fields; names: string[] };

/**
 * Reads a multipart form from a request into `received`, and its files straight into the folder. Reading stops where a
 * limit is broken. When this returns, the files are whole, but not synced: most of what strangers send is refused.
 * Throws an EnquiryRefusedError or the disk's error.
 */
export async function readUpload(request: FastifyRequest, folder: FileFolder, received: Received): Promise<EnquiryFile[]> {
  const { fields, names } = received;
  const files: EnquiryFile[] = [];
  const sum = { files: 0, fields: 0 };
  // A phone's connection may pause longer than others, as long as the average holds.
  request.socket.setTimeout(0);
  try {
    for await (const part of request.parts(parserOptions)) {
      if (part.type === 'file') {
        const name = folder.prepareName();
        names.push(name);
        const saved = await save(part, folder.pathOf(name), sum);
        if (saved) files.push({ name, ...saved });
      } else {
        const { value } = part;
        // The parser reads a part that says it is JSON.
        if (typeof value !== 'string') throw new EnquiryRefusedError(400, 'Send fields as text');
        fields[part.fieldname] = value;
        sum.fields += Buffer.byteLength(value);
        if (sum.fields > limits.bodyBytes) throw bodyTooLong();
      }
    }
    return files;
  } catch (error) {
    // The rest can then be read and thrown away.
    request.raw.unpipe();
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'FST_FILES_LIMIT') throw fileRefused(fileMessages.count, 422, 'TOO_MANY_FILES');
    // Errors of the disk have a code, those of the parser have none.
    throw error instanceof EnquiryRefusedError || code ? error : new EnquiryRefusedError(400, 'The form cannot be read');
  }
}

/** Returns undefined for the empty part that a browser sends for a file input without a file. */
async function save({ file: stream, filename: originalName = '' }: MultipartFile, path: string, sum: { files: number }) {
  const shown = cleanFileName(originalName);
  await using file = await open(path, 'wx+', 0o600);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    sum.files += chunk.length;
    if (size > maxBytes) throw filesTooLarge(fileMessages.size(shown));
    if (sum.files > maxTotalBytes) throw filesTooLarge(fileMessages.total);
    if (head.length < headBytes) head = Buffer.concat([head, chunk]).subarray(0, headBytes);
    if (head.length >= signatureBytes && !fileTypeOf(head.toString('latin1'))) throw fileRefused(fileMessages.type(shown));
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (size === 0 && originalName === '') return undefined;
  if (size === 0) throw fileRefused(fileMessages.empty(shown));
  const type = fileTypeOf(head.toString('latin1'));
  if (!type) throw fileRefused(fileMessages.type(shown));
  const tail = Buffer.alloc(Math.min(size, tailBytes));
  await file.read(tail, 0, tail.length, size - tail.length);
  if (type === 'application/pdf' && isPolyglot(head, tail)) throw fileRefused(readingMessages.mixed(shown));
  if (type === 'application/pdf' && !endsAsPdf(tail)) throw fileRefused(readingMessages.broken(shown));
  return { originalName: withExtension(shown, type), type, size, digest: hash.digest('base64url') };
}

/** The name with the extension of what the file is: a PDF called plan.html would be opened as a page. */
function withExtension(name: string, type: FileType): string {
  const extension = fileExtensions[type];
  const isRight = new RegExp(`\\.${extension === 'jpg' ? 'jpe?g' : extension}$`, 'i').test(name);
  return isRight ? name : `${name}.${extension}`;
}
