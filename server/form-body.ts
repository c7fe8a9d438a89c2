import type { IncomingMessage } from 'node:http';
import { limits } from '#contract/limits.ts';

export type Fields = Record<string, unknown>;

/** The body does not hold what its content type promises; answered with 400. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
  readonly code = 'UNREADABLE_BODY';
}

/** Answered with 413. */
class BodyTooLong extends Error {
  readonly statusCode = 413;
}

/**
 * The whole body, of 32 KB at most. It is copied into one piece, because each chunk that a client sends is an object of some hundred
 * bytes, also where it holds a single one.
 * @throws {BodyTooLong} or {UnreadableBody} if the client hangs up before the end
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.alloc(limits.bodyBytes);
  let length = 0;
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > body.length) return reject(new BodyTooLong());
    request.on('data', (chunk: Buffer) => {
      if (length + chunk.length > body.length) return reject(new BodyTooLong());
      length += chunk.copy(body, length);
    });
    request.once('end', () => resolve(body.subarray(0, length)));
    request.once('error', () => reject(new UnreadableBody('The request has no end')));
  });
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
