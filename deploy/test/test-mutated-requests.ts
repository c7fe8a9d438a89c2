import fc from 'fast-check';
import { validFields } from '#server/test/test-support.ts';

/** A request that may be damaged anywhere. Of an `intact` one only the body is: over HTTP/1.1 it must get a response. */
export type MutatedRequest = {
  method: string;
  path: string;
  headers: [string, string][];
  body: Buffer;
  /** The request as bytes of HTTP/1.1. */
  wire: Buffer;
  intact: boolean;
  /** What the client does after it has sent everything. */
  after: 'wait' | 'end' | 'hang up';
};

/** `at`: the place, in thousandths of the bytes. */
type Change = { kind: 'cut' | 'delete' | 'insert' | 'overwrite' | 'repeat'; at: number; length: number; token: string };

const boundary = 'x-boundary';

/** What readers of HTTP, multipart, JSON and forms look for, and what they do not expect. */
const tokens = [
  ...['\r\n', '\r\n\r\n', '\n', '\0', '\x80\xff', '"', '\\', ';', ':', ',', '=', '&', '%', '%zz', '%00', '{', '}', '[', ']', '-', '../'],
  ...[
    `--${boundary}`,
    `\r\n--${boundary}\r\n`,
    `\r\n--${boundary}--\r\n`,
    '--',
    'filename="a"',
    "filename*=utf-8''%e2%82",
    'name="__proto__"',
  ],
  ...['Content-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n', 'Content-Type: multipart/mixed; boundary=b\r\n'],
  ...[
    'Content-Length: 5\r\n',
    'Content-Length: 99999999999\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Host: b\r\n',
    'Expect: 100-continue\r\n',
  ],
  ...['Content-Encoding: gzip\r\n', 'Connection: Upgrade\r\nUpgrade: h2c\r\n', '0\r\n\r\n', 'ffffffffff\r\n', '-1\r\n', ';a=b', 'HTTP/1.0'],
  ...['GET / HTTP/1.1\r\nHost: a\r\n\r\n', '\\ud800', '1e999', 'null', '"__proto__":{"a":1}', '[['.repeat(2000), 'a'.repeat(20_000)],
];

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('cut', 'delete', 'insert', 'overwrite', 'repeat'),
  at: fc.integer({ min: 0, max: 1000 }),
  length: fc.oneof(fc.nat(4), fc.nat(200)),
  token: fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: 'binary', maxLength: 8 })),
});

const jpegHead = '\xff\xd8\xff\xe0\0\x10JFIF';
const file = fc.record({
  name: fc.constantFrom('plan.pdf', 'photo.jpg', '', '../../a', 'a"b', '\xff', 'a'.repeat(300)),
  content: fc.oneof(
    { weight: 30, arbitrary: fc.constant('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n') },
    { weight: 15, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
    { weight: 10, arbitrary: fc.constant('') },
    // More than the 64 KB up to which a request does not count as an upload.
    { weight: 5, arbitrary: fc.constant(`%PDF-1.7\n${'a'.repeat(100_000)}\n%%EOF\n`) },
    // Each of them starts a process that reads it.
    { weight: 1, arbitrary: fc.constant(jpegHead + 'a'.repeat(100)) },
  ),
});

const allFields = Object.keys(validFields);
const fields = fc
  .record({
    keep: fc.constantFrom(allFields, allFields, allFields, allFields.slice(1)),
    message: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    more: fc.dictionary(fc.constantFrom('project', '_key', 'visitDay', '_gotcha', '__proto__', 'toString'), fc.string(), { maxKeys: 2 }),
  })
  .map(({ keep, message, more }) => ({
    ...Object.fromEntries(Object.entries(validFields).filter(([name]) => keep.includes(name))),
    message,
    ...more,
  }));

const form = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fields, fc.array(file, { maxLength: 3 })).map(([values, files]) => multipart(values, files)) },
  { weight: 2, arbitrary: fields.map((values) => ({ type: 'application/json', body: JSON.stringify(values) })) },
  { weight: 2, arbitrary: fields.map((values) => ({ type: 'application/x-www-form-urlencoded', body: `${new URLSearchParams(values)}` })) },
);

const header = fc.constantFrom<[string, string]>(
  ['Accept', 'application/json'],
  ['Accept-Encoding', 'br;q=0, *'],
  ['Content-Encoding', 'gzip'],
  ['Expect', '100-continue'],
  ['Idempotency-Key', 'k'.repeat(3000)],
  ['If-None-Match', '"'],
  ['Range', 'bytes=9-1,-5'],
  ['X-Forwarded-For', '::ffff:1.2.3, %zz'],
);

/** Wrong content types. */
const otherType = fc.constantFrom(
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(5000)}`,
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'text/plain',
  ';',
);

const request = fc
  .record({
    method: fc.oneof({ weight: 8, arbitrary: fc.constant('POST') }, fc.constantFrom('GET', 'HEAD', 'PUT', 'OPTIONS', 'TRACE')),
    path: fc.oneof(
      { weight: 8, arbitrary: fc.constant('/f/enquiry') },
      fc.constantFrom('/', '/about/?a', '/f/%00', '/%', '/healthz', '//a/%2e'),
    ),
    form,
    type: fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, otherType),
    more: fc.array(header, { maxLength: 2 }),
    bodyChanges: fc.array(change, { maxLength: 3 }),
    chunks: fc.option(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 5 }), { freq: 2 }),
    wireChanges: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Change[]>([]) },
      { weight: 1, arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }) },
    ),
    after: fc.oneof({ weight: 5, arbitrary: fc.constant('wait' as const) }, fc.constantFrom('end' as const, 'hang up' as const)),
  })
  .map(({ method, path, form, type, more, bodyChanges, chunks, wireChanges, after }): MutatedRequest => {
    const body = bodyChanges.reduce(apply, Buffer.from(form.body, 'latin1'));
    const headers: [string, string][] = [['Content-Type', type ?? form.type], ...more];
    const length = chunks ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
    const lines = ['Host: a', 'Connection: close', length, ...headers.map((pair) => pair.join(': '))];
    const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    const wire = wireChanges.reduce(apply, Buffer.concat([head, chunks ? inChunks(body, chunks) : body]));
    return { method, path, headers, body, wire, intact: wireChanges.length === 0, after };
  });

/** The same ones for the same seed. */
export function mutatedRequests(count: number, seed: number): MutatedRequest[] {
  return fc.sample(request, { numRuns: count, seed });
}

function multipart(values: Record<string, string>, files: { name: string; content: string }[]) {
  const parts = [
    ...Object.entries(values).map(([name, value]) => `name="${name}"\r\n\r\n${value}`),
    ...files.map(({ name, content }) => `name="files"; filename="${name}"\r\nContent-Type: a/b\r\n\r\n${content}`),
  ];
  const body = parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${body}--${boundary}--\r\n` };
}

function apply(bytes: Buffer, { kind, at, length, token }: Change): Buffer {
  const start = Math.floor((at * bytes.length) / 1000);
  const [before, rest] = [bytes.subarray(0, start), bytes.subarray(start)];
  const changed: Record<Change['kind'], Buffer[]> = {
    cut: [before],
    delete: [before, rest.subarray(length)],
    insert: [before, Buffer.from(token, 'latin1'), rest],
    overwrite: [before, Buffer.from(token, 'latin1'), rest.subarray(token.length)],
    repeat: [before, rest.subarray(0, length), rest],
  };
  return Buffer.concat(changed[kind]);
}

/** Chunks of the sizes in `sizes`, with the rest in the last. */
function inChunks(body: Buffer, sizes: number[]): Buffer {
  const parts: Buffer[] = [];
  let rest = body;
  for (const size of [...sizes, body.length]) {
    const part = rest.subarray(0, size);
    rest = rest.subarray(size);
    if (part.length > 0) parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}
