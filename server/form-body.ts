export type Fields = Record<string, unknown>;

/** The body does not hold what its content type promises; answered with 400. */
export class UnreadableBody extends Error {
  readonly statusCode = 400;
  readonly code = 'UNREADABLE_BODY';
}

/** Reads the fields of a JSON object or of a plain HTML form; upload.ts reads multipart forms. */
export async function parseFields(contentType: string, body: Buffer): Promise<Fields> {
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
