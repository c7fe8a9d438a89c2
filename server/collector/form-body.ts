import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import * as z from 'zod';
import { parseJson } from '#contract/lib/parse-json.ts';
import { limits } from '#contract/limits.ts';
import { bodyTooLong, EnquiryRefusedError } from './enquiry-refused-error.ts';

/** Each chunk costs memory and time. A network splits 32 KB into far fewer, so more are an attack. */
const maxChunks = 4_000;

const jsonObject = z.record(z.string(), z.unknown());

export type Fields = z.infer<typeof jsonObject>;

/** Returns the whole body, of `limits.bodyBytes` at most. Throws an EnquiryRefusedError if it is longer, or the error of the stream. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const body = Buffer.alloc(limits.bodyBytes);
  let [length, chunks] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      chunks += 1;
      // Other refusals read the rest of the body: here that would go on with the attack.
      if (chunks > maxChunks) return request.destroy();
      if (length + chunk.length > body.length) return reject(bodyTooLong());
      length += chunk.copy(body, length);
    });
    finished(request, (error) => (error ? reject(error) : resolve()));
  });
  return body.subarray(0, length);
}

/** Reads the fields of a JSON object or of a plain HTML form; upload.ts reads multipart forms. */
export function parseFields(contentType: string, body: Buffer): Fields {
  if (!/^application\/json/i.test(contentType)) return Object.fromEntries(new URLSearchParams(body.toString()));
  const { data } = jsonObject.safeParse(parseJson(body.toString()));
  if (!data) throw new EnquiryRefusedError(400, 'Send a JSON object');
  return data;
}
