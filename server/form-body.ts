import type { IncomingMessage } from 'node:http';
import { limits } from '#contract/limits.ts';

/** Milliseconds for a body; files may take longer, as long as they come at so many bytes a second on average after that. */
export const bodyPace = { graceMs: 12_000, bytesPerSecond: 16 * 1024 };
/** Each is an object of some hundred bytes and a turn of the parser; a network splits so short a body into far fewer. */
const MAX_CHUNKS = 4_000;

export type Fields = Record<string, unknown>;

/** The body does not hold what its content type promises; answered with 400. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
  readonly code = 'UNREADABLE_BODY';
}

/** Answered with 408. */
export class BodyTooSlow extends Error {
  readonly statusCode = 408;
}

/** Answered with 413. */
class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/**
 * The whole body, of 32 KB at most, in one piece.
 * @throws {BodyTooLong | BodyTooSlow} or {UnreadableBody} if the client hangs up before the end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw new BodyTooLong();
  const body = Buffer.alloc(limits.bodyBytes);
  let [length, chunks] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Buffer>((resolve, reject) => {
    timer = setTimeout(() => reject(new BodyTooSlow()), bodyPace.graceMs);
    request.on('data', (chunk: Buffer) => {
      chunks += 1;
      if (chunks > MAX_CHUNKS) return request.destroy();
      if (length + chunk.length > body.length) return reject(new BodyTooLong());
      length += chunk.copy(body, length);
    });
    request.once('end', () => resolve(body.subarray(0, length)));
    request.once('close', () => reject(new UnreadableBody('The request has no end')));
  }).finally(() => clearTimeout(timer));
}

/** Reads the fields of a JSON object or of a plain HTML form; upload.ts reads multipart forms. */
export function parseFields(contentType: string, body: Buffer): Fields {
  if (/^application\/json/i.test(contentType)) return parseJson(body.toString());
  return Object.fromEntries(new URLSearchParams(body.toString()));
}

function parseJson(text: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UnreadableBody('The JSON cannot be read');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new UnreadableBody('Send a JSON object');
  return value as Fields;
}
