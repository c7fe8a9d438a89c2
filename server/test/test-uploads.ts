import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { readRows, validFields } from './test-support.ts';

export type TestFile = { name: string; content: Buffer; type?: string };

/** A photograph as a phone writes it: lying on its side, with place and camera. */
export function phonePhotograph({ width = 60, height = 40, noise = false } = {}): Promise<Buffer> {
  const pixels = noise ? randomBytes(width * height * 3) : Buffer.alloc(width * height * 3, 120);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretCamera', Model: 'SecretModel' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '78/1 29/1 0/1' },
    })
    .toBuffer();
}

export function picture(format: 'png' | 'webp' | 'jpeg', width = 30, height = 20): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 136, g: 68, b: 34 } } })
    .toFormat(format)
    .toBuffer();
}

/** The smallest PDF that a reader opens, filled up to `size` bytes. */
export function pdf(size = 0): Buffer {
  const [start, end] = ['%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%', '\ntrailer<</Root 1 0 R>>\n%%EOF\n'];
  return Buffer.concat([Buffer.from(start), Buffer.alloc(Math.max(0, size - start.length - end.length), 97), Buffer.from(end)]);
}

/** A multipart body as a browser writes it. */
export async function multipart(files: TestFile[], fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validFields, ...fields })) form.append(name, value);
  for (const { name, content, type = '' } of files) form.append('files', new Blob([new Uint8Array(content)], { type }), name);
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: String(response.headers.get('content-type')) };
}

type Sent = { status: number; error: string | undefined; id: string | undefined };

/** Sends as the page does. Throws if the connection breaks before the status. */
export async function sendFiles(url: string, files: TestFile[], key?: string, fields: Record<string, string> = {}): Promise<Sent> {
  const { body, type } = await multipart(files, fields);
  const headers = { 'content-type': type, accept: 'application/json', ...(key && { 'idempotency-key': key }) };
  const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers, body: new Uint8Array(body) });
  const { error, id } = await response.json().catch(() => ({}));
  return { status: response.status, error, id };
}

type FileRow = { name: string; enquiry: string; original: string; type: string; size: number };

export function readFileRows(dataDir: string): FileRow[] {
  return readRows(dataDir, 'files') as FileRow[];
}
