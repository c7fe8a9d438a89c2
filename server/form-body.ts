import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import { EnquiryRefused } from './refused.ts';

/** Milliseconds for a body; files may take longer, as long as they come at so many bytes a second after that. */
export const bodyPace = { graceMs: 12_000, bytesPerSecond: 16 * 1024 };
/** Each is some hundred bytes and a turn of the parser; a network splits so short a body into far fewer. */
const MAX_CHUNKS = 4_000;

const jsonObject = z.record(z.string(), z.unknown());

export type Fields = z.infer<typeof jsonObject>;

export const bodyTooLong = () =>
  new EnquiryRefused({ status: 413, message: `The enquiry is too long: ${limits.bodyBytes / 1024} KB at most` });
export const bodyTooSlow = () => new EnquiryRefused({ status: 408, message: 'The request took too long' });
/** The body does not hold what its content type promises, or the client hangs up before its end. */
export const unreadable = (message: string) => new EnquiryRefused({ status: 400, message });

/**
 * The whole body, of 32 KB at most, in one piece.
 * @throws {EnquiryRefused} if it is too long, too slow or has no end
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw bodyTooLong();
  const body = Buffer.alloc(limits.bodyBytes);
  let [length, chunks] = [0, 0];
  let timer: NodeJS.Timeout | undefined;
  return new Promise<Buffer>((resolve, reject) => {
    timer = setTimeout(() => reject(bodyTooSlow()), bodyPace.graceMs);
    request.on('data', (chunk: Buffer) => {
      chunks += 1;
      if (chunks > MAX_CHUNKS) return request.destroy();
      if (length + chunk.length > body.length) return reject(bodyTooLong());
      length += chunk.copy(body, length);
    });
    request.once('end', () => resolve(body.subarray(0, length)));
    request.once('close', () => reject(unreadable('The request has no end')));
  }).finally(() => clearTimeout(timer));
}

/** Reads the fields of a JSON object or of a plain HTML form; upload.ts reads multipart forms. */
export function parseFields(contentType: string, body: Buffer): Fields {
  if (!/^application\/json/i.test(contentType)) return Object.fromEntries(new URLSearchParams(body.toString()));
  try {
    return jsonObject.parse(JSON.parse(body.toString()));
  } catch {
    throw unreadable('Send a JSON object');
  }
}
