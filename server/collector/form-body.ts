import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import * as z from 'zod';
import { limits } from '#contract/limits.ts';
import type { Settings } from '#server/settings.ts';
import { EnquiryRefused } from './refused.ts';

/**
 * Each chunk costs memory and time, so a body of 32 KB in tiny chunks is an attack; a network splits it into far fewer.
 */
const maxChunks = 4_000;

const jsonObject = z.record(z.string(), z.unknown());

export type Fields = z.infer<typeof jsonObject>;

export const bodyTooLong = () =>
  new EnquiryRefused({ status: 413, message: `The enquiry is too long: ${limits.bodyBytes / 1024} KB at most` });
/** The body does not hold what its content type promises. */
export const unreadable = (message: string) => new EnquiryRefused({ status: 400, message });

/** Ends the reading of a body that comes too slowly, with an error of its stream. */
export function watchPace(request: IncomingMessage, { graceMs, bytesPerSecond, checkMs }: Settings['bodyPace']): void {
  const { socket } = request;
  const [begun, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const seconds = (performance.now() - begun - graceMs) / 1000;
    const isTooSlow = socket.bytesRead - before < seconds * bytesPerSecond;
    // To destroy it would close the connection before the response.
    if (isTooSlow) request.emit('error', new EnquiryRefused({ status: 408, message: 'The request took too long' }));
  }, checkMs);
  finished(request, { writable: false }, () => clearInterval(timer));
}

/**
 * The whole body, of 32 KB at most, in one piece. Throws an EnquiryRefused if it is too long, or the error of the
 * stream.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.alloc(limits.bodyBytes);
  let [length, chunks] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      chunks += 1;
      if (chunks > maxChunks) return request.destroy();
      if (length + chunk.length > body.length) return reject(bodyTooLong());
      length += chunk.copy(body, length);
    });
    finished(request, { writable: false }, (error) => (error ? reject(error) : resolve()));
  });
  return body.subarray(0, length);
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
