export type Fields = Record<string, unknown>;

/** The body's text does not hold what its content type promises; answered with 400. */
class UnreadableBody extends Error {
  readonly statusCode = 400;
  readonly code = 'UNREADABLE_BODY';
}

/** Reads the fields of a JSON object, of an HTML form or of a multipart form without files. */
export async function parseFields(contentType: string, body: Buffer): Promise<Fields> {
  if (/^application\/json/i.test(contentType)) return parseJson(body.toString());
  if (/^multipart/i.test(contentType)) return parseMultipart(contentType, body);
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

async function parseMultipart(contentType: string, body: Buffer): Promise<Fields> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new UnreadableBody('The form cannot be read');
  }
  const entries = [...form].filter(([, value]) => typeof value === 'string' || value.size > 0);
  if (entries.some(([, value]) => typeof value !== 'string')) throw new UnreadableBody('Files are not accepted');
  return Object.fromEntries(entries);
}
