import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fileMessages } from '#contract/files.ts';
import { dayError } from '#contract/full-enquiry.ts';
import { addDays, indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import { createApp } from '#server/app.ts';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { serveApp, startApp } from '#server/test/test-app.ts';
import { postEnquiry, testSettings, validFields } from '#server/test/test-support.ts';
import { multipart, pdf, phonePhotograph, picture, readFileRows, sendFiles, type TestFile } from '#server/test/test-uploads.ts';

async function start(env: Record<string, string> = {}) {
  const { url, rows, settings } = await serveApp(env);
  const { dataDir } = settings;
  const folder = join(dataDir, 'files');
  return {
    url,
    folder,
    dataDir,
    send: (files: TestFile[], key?: string, fields?: Record<string, string>) => sendFiles(url, files, key, fields),
    rows,
    fileRows: () => readFileRows(dataDir),
    onDisk: () => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
  };
}

function silence(method: 'warn' | 'error' | 'log') {
  return vi.spyOn(console, method).mockImplementation(() => {});
}

const plan = { name: 'plan.pdf', content: pdf() };

/** The id of the process that writes a picture for this process's server. Throws while there is none. */
function pictureProcess(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
  );
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process'));
  if (!found) throw new Error('No picture is being written');
  return Number(found);
}

const jpeg = await phonePhotograph();
/** Some megabytes, before and after it is written anew: more than a pipe holds. */
const detailed = await phonePhotograph({ width: 2000, height: 1500, noise: true });
/** A JPEG with this text as a comment after its beginning. */
const jpegSaying = (text: string) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(`\xff\xfe\x00\x0a${text}`, 'latin1'), jpeg.subarray(2)]);

/** The end of an archive. */
function zip(comment = ''): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

describe('files of the four kinds', () => {
  test('are stored with the enquiry: pictures upright and without place and camera, a PDF byte for byte', async () => {
    const { send, rows, fileRows, folder, onDisk } = await start();
    const photo = await phonePhotograph();
    expect(photo.includes('SecretCamera')).toBe(true);
    const files = [
      { name: 'hall.jpg', content: photo },
      { name: 'paper.png', content: await picture('png') },
      { name: 'sofa.webp', content: await picture('webp') },
      plan,
    ];
    const { status, id } = await send(files);
    expect([status, rows()[0]?.id]).toEqual([200, id]);
    expect(fileRows().map(({ enquiry, original, type }) => [enquiry, original, type])).toEqual([
      [id, 'hall.jpg', 'image/jpeg'],
      [id, 'paper.png', 'image/png'],
      [id, 'sofa.webp', 'image/webp'],
      [id, 'plan.pdf', 'application/pdf'],
    ]);
    const [stored, , , pdfRow] = fileRows();
    const kept = readFileSync(join(folder, stored?.name ?? ''));
    const { width, height, exif, orientation, icc, xmp } = await sharp(kept).metadata();
    expect({ width, height, exif, orientation, icc, xmp }).toEqual({ width: 40, height: 60 });
    expect(kept.toString('latin1')).not.toMatch(/Exif|GPS|Secret/);
    expect(readFileSync(join(folder, pdfRow?.name ?? ''))).toEqual(plan.content);
    for (const { name, type } of fileRows().slice(0, -1)) expect(`image/${(await sharp(join(folder, name)).metadata()).format}`).toBe(type);
    expect(onDisk()).toEqual(
      fileRows()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const { name, size } of fileRows()) expect(statSync(join(folder, name))).toMatchObject({ size });
  });

  test('may be pictures of several megabytes, whatever a process writes by default', async () => {
    const { send, fileRows } = await start();
    expect((await send([{ name: 'hall.jpg', content: detailed }])).status).toBe(200);
    expect(fileRows()[0]?.size).toBeGreaterThan(1024 * 1024);
  });

  test('may have bytes that mean nothing, as some phones write them', async () => {
    const { send } = await start();
    const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
    const content = Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(4), jpeg.subarray(tables)]);
    expect((await send([{ name: 'hall.jpg', content }])).status).toBe(200);
  });

  test('are read by their owner only', async () => {
    const { send, folder, onDisk } = await start();
    await send([plan, { name: 'a.jpg', content: await phonePhotograph() }]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of onDisk()) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });

  test('are known by their content: the right kind under a wrong name and type is taken for what it is', async () => {
    const { send, fileRows } = await start();
    expect((await send([{ name: 'plan.pdf', type: 'application/pdf', content: await phonePhotograph() }])).status).toBe(200);
    expect(fileRows()).toMatchObject([{ type: 'image/jpeg', name: expect.stringMatching(/\.jpg$/), original: 'plan.pdf.jpg' }]);
  });

  test.each([
    ['a PDF', jpegSaying('%PDF-1.7')],
    ['a page', jpegSaying('<script>')],
    ['an archive', Buffer.concat([jpeg, zip()])],
  ])('that are a picture and %s are stored as the picture alone', async (_, content) => {
    const { send, folder, onDisk } = await start();
    expect((await send([{ name: 'hall.jpg', content }])).status).toBe(200);
    expect(onDisk()).toEqual([expect.stringMatching(/\.jpg$/)]);
    const stored = readFileSync(join(folder, String(onDisk()[0])), 'latin1');
    for (const trace of ['%PDF', '<script>', 'PK\x05\x06']) expect(stored).not.toContain(trace);
  });

  test.each([
    ['C:\\Users\\ravi\\plan.pdf', 'plan.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['/etc/.', 'file.pdf'],
    ['', 'file.pdf'],
    ['నా ఇల్లు 🏠.pdf', 'నా ఇల్లు 🏠.pdf'],
    ['plan\u202efdp.exe', 'planfdp.exe.pdf'],
    ['floor plan.html', 'floor plan.html.pdf'],
    ['PLAN.PDF', 'PLAN.PDF'],
    ['a\u0000b\tc.pdf', 'abc.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ['"><script>.pdf', '22script.pdf'],
  ])('may be called %j and are stored under a name of ours', async (name, original) => {
    const { send, fileRows, onDisk } = await start();
    const { status } = await send([{ ...plan, name }]);
    expect(status).toBe(200);
    expect(fileRows()[0]?.original.replace('%', '')).toBe(original);
    expect(onDisk()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/)]);
  });
});

const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#000' } })
  .toColourspace('b-w')
  .png({ compressionLevel: 9 })
  .toBuffer();

describe('what is refused, with a message and without a trace', () => {
  const cases: [string, Buffer, string][] = [
    ['text', Buffer.from('These are only words, whatever the name says.'), 'is not a JPEG'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'is not a JPEG'],
    ['an HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'is not a JPEG'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'is not a JPEG'],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), 'is damaged'],
    ['half a photograph', detailed.subarray(0, detailed.length / 2), 'is damaged'],
    ['a PNG that is none', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 1)]), 'is damaged'],
    ['nothing', Buffer.alloc(0), 'is empty'],
    ['a PDF and an archive', Buffer.concat([pdf(), zip()]), 'two kinds'],
    ['a PDF and an archive that ends as a PDF', Buffer.concat([pdf(), zip('%%EOF\n')]), 'two kinds'],
    ['a PDF and a page', Buffer.concat([Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'), pdf()]), 'two kinds'],
    ['a PDF without an end', pdf().subarray(0, -7), 'damaged'],
    ['a picture bomb', bomb, 'too many pixels'],
    ['a byte more than is taken', pdf(limits.files.maxBytes + 1), fileMessages.size('photo.jpg')],
  ];

  test.each(cases)('%s', async (_, content, message) => {
    const { send, rows, fileRows, onDisk } = await start();
    const response = await send([plan, { name: 'photo.jpg', type: 'image/jpeg', content }]);
    expect(response).toMatchObject({ status: message.includes('larger') ? 413 : 422, error: expect.stringContaining(message) });
    expect(response.error).toContain('photo.jpg');
    expect([rows(), fileRows(), onDisk()]).toEqual([[], [], []]);
  });

  test.runIf(process.platform === 'linux')(
    'a picture whose process, of limited memory, dies costs that enquiry and nothing else',
    async () => {
      const { send, rows, onDisk } = await start();
      const large = await sharp({ create: { width: 5000, height: 4000, channels: 3, background: '#876' } })
        .jpeg()
        .toBuffer();
      const refused = send([{ name: 'hall.jpg', content: large }]);
      const killWithinLimit = () => {
        const pid = pictureProcess();
        expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max data size +\d/m);
        process.kill(pid, 'SIGKILL');
      };
      await vi.waitFor(killWithinLimit, { timeout: 50_000, interval: 5 });
      expect(await refused).toMatchObject({ status: 422, error: expect.stringContaining('hall.jpg') });
      expect([rows(), onDisk()]).toEqual([[], []]);
      expect((await send([{ name: 'hall.jpg', content: jpeg }])).status).toBe(200);
    },
  );

  test('a picture for which no time is left', async () => {
    const { send, rows, onDisk } = await start();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    expect(await send([{ name: 'hall.jpg', content: detailed }])).toMatchObject({
      status: 422,
      error: expect.stringMatching(/hall.jpg.*too long/),
    });
    expect([rows(), onDisk()]).toEqual([[], []]);
  });

  test.each([
    ['as a phone takes it lying on its side', 'jpeg', 5712, 4284],
    ['of the largest size in WebP', 'webp', 4000, 4000],
  ] as const)('a picture %s is taken', async (_, format, width, height) => {
    const { send, fileRows } = await start();
    const blank = sharp({ create: { width, height, channels: 3, background: '#876' } }).withMetadata({ orientation: 6 });
    expect(await send([{ name: 'hall.jpg', content: await blank.toFormat(format, { effort: 0 }).toBuffer() }])).toMatchObject({
      status: 200,
    });
    expect(fileRows()).toHaveLength(1);
  });
  test.each<[string, (blank: Sharp) => Sharp]>([
    ['progressive', (blank) => blank.jpeg({ progressive: true })],
    ['lying on its side', (blank) => blank.withMetadata({ orientation: 6 }).jpeg()],
    ['webp', (blank) => blank.webp({ effort: 0 })],
  ])('a picture of 26 million pixels that has to be read whole: %s', async (_, written) => {
    const { send, onDisk } = await start();
    const blank = sharp({ create: { width: 5200, height: 5000, channels: 3, background: '#876' } });
    const content = await written(blank).toBuffer();
    expect(await send([{ name: 'hall.jpg', content }])).toMatchObject({ status: 422, error: expect.stringContaining('too many pixels') });
    expect(onDisk()).toEqual([]);
  });

  test('damaged pictures, which count against the limit: reading them costs as much as reading others', async () => {
    const { send } = await start({ LIMIT_PER_SENDER: '1' });
    silence('warn');
    const damaged = [{ name: 'hall.jpg', content: jpeg.subarray(0, jpeg.length / 2) }];
    for (const status of [422, 422, 429]) expect((await send(damaged)).status).toBe(status);
  });

  test('a file more than are taken', async () => {
    const { send, rows, onDisk } = await start();
    const tooMany = Array.from({ length: limits.files.maxCount + 1 }, (_, index) => ({ ...plan, name: `${index}.pdf` }));
    expect(await send(tooMany)).toMatchObject({ status: 422, error: fileMessages.count });
    expect([rows(), onDisk()]).toEqual([[], []]);
    expect((await send(tooMany.slice(1))).status).toBe(200);
    expect(onDisk()).toHaveLength(limits.files.maxCount);
  });

  test('a byte more than is taken together', async () => {
    const { send, rows, onDisk, fileRows } = await start();
    const { maxBytes, maxTotalBytes } = limits.files;
    const whole = Array<number>(Math.floor(maxTotalBytes / maxBytes)).fill(maxBytes);
    const files = (rest: number) =>
      [...whole, (maxTotalBytes % maxBytes) + rest].map((size, index) => ({ name: `${index}.pdf`, content: pdf(size) }));
    expect(await send(files(1))).toMatchObject({ status: 413, error: fileMessages.total });
    expect([rows(), onDisk()]).toEqual([[], []]);
    expect((await send(files(0))).status).toBe(200);
    expect(fileRows().reduce((sum, { size }) => sum + size, 0)).toBe(limits.files.maxTotalBytes);
  });

  test('more than could ever be taken is refused before it is read', async () => {
    const { url, rows } = await start();
    const { type } = await multipart([]);
    const body = Buffer.alloc(limits.files.maxTotalBytes + 1_000_000, 97);
    const response = await fetch(`${url}/f/enquiry`, {
      method: 'POST',
      headers: { 'content-type': type, accept: 'application/json' },
      body,
    });
    expect([response.status, (await response.json()).errors[0]]).toMatchObject([413, { code: 'FILES_TOO_BIG', field: 'files' }]);
    expect(rows()).toEqual([]);
  });

  test('files with a mistake in a field: nothing is kept, and each field is named', async () => {
    const { send, onDisk, rows } = await start();
    expect(await send([plan], 'k', { name: '' })).toMatchObject({ status: 422, error: 'Name must be at least 2 characters' });
    expect([rows(), onDisk()]).toEqual([[], []]);
    expect((await send([plan], 'k')).status).toBe(200);
  });

  test.each(['{}', '{"a": 1}', '[]', '7', 'null'])('a field that says it is JSON: %s', async (value) => {
    const { url, rows, onDisk } = await start();
    const { body, type } = await multipart([plan]);
    const part = 'Content-Disposition: form-data; name="message"\r\n';
    const text = body.toString('latin1').replace(/(name="message"\r\n)\r\n[^\r]*/, `$1Content-Type: application/json\r\n\r\n${value}`);
    expect(text).toContain(`${part}Content-Type`);
    const headers = { 'content-type': type, accept: 'application/json' };
    const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers, body: Buffer.from(text, 'latin1') });
    expect([response.status, (await response.json()).error]).toEqual([400, 'Send fields as text']);
    expect([rows(), onDisk()]).toEqual([[], []]);
  });

  test('fields that are too long, too many, or not a form', async () => {
    const { url, send, rows, onDisk } = await start();
    expect((await send([plan], 'k', { message: 'x'.repeat(limits.bodyBytes + 1) })).status).toBe(413);
    expect((await send([plan], 'k', { message: 'త'.repeat(6000), other: 'త'.repeat(6000) })).status).toBe(413);
    expect((await send([plan], 'k', Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x'])))).status).toBe(400);
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=other']) {
      const { body } = await multipart([plan]);
      const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers: { 'content-type': type }, body: new Uint8Array(body) });
      expect(response.status).toBe(400);
    }
    expect([rows(), onDisk()]).toEqual([[], []]);
  });

  test('a field that is too long, also before large files: these are read and thrown away', async () => {
    const { url, onDisk } = await start();
    const tooLong = { message: 'x'.repeat(limits.bodyBytes + 1) };
    const { body, type } = await multipart([{ name: 'plan.pdf', content: pdf(2_000_000) }], tooLong);
    const headers = { 'content-type': type };
    const response = await fetch(`${url}/f/enquiry`, { method: 'POST', headers, body: new Uint8Array(body) });
    // A server that stops reading closes the connection in the end.
    expect(response.headers.get('connection')).not.toBe('close');
    expect([response.status, onDisk()]).toEqual([413, []]);
  });

  test('a browser’s empty file field is no file', async () => {
    const { url, rows, onDisk } = await start();
    const { body, type } = await multipart([{ name: '', content: Buffer.alloc(0) }]);
    const response = await fetch(`${url}/f/enquiry`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
      redirect: 'manual',
    });
    expect([response.status, rows().length, onDisk()]).toEqual([303, 1, []]);
  });
});

describe('the same key', () => {
  test('with the same files is stored once, also for two at once', async () => {
    const { send, rows, fileRows, onDisk } = await start();
    const files = [{ name: 'a.jpg', content: await phonePhotograph({ width: 900, height: 600, noise: true }) }, plan];
    const responses = [...(await Promise.all([send(files, 'k'), send(files, 'k')])), await send(files, 'k')];
    expect(new Set(responses.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect([rows().length, fileRows().length, onDisk().length]).toEqual([1, 2, 2]);
  });

  test('with other files, or none, is refused, and what is stored stays', async () => {
    const { send, fileRows, onDisk, rows } = await start();
    await send([plan], 'k');
    const before = fileRows();
    for (const files of [[{ ...plan, content: pdf(500) }], [plan, plan], []]) {
      expect(await send(files, 'k')).toMatchObject({ status: 422, error: expect.stringContaining('different text or files') });
    }
    expect([fileRows(), onDisk(), rows().length]).toEqual([before, before.map(({ name }) => name), 1]);
  });
});

describe('project and visit', () => {
  const project = {
    version: 1,
    pictures: [{ photo: 'oak-kitchen', note: 'This worktop' }],
    services: [{ slug: 'professional-painting', area: 1200 }],
    notes: 'By March',
  };
  const day = addDays(indianToday(), 3);
  const extras = { project: JSON.stringify(project), visitDay: day, visitPart: 'morning' };

  test.each(['JSON', 'a form with files', 'a plain form'])('are stored from %s', async (way) => {
    const { url, send, rows } = await start();
    const fields = { ...validFields, ...extras };
    if (way === 'a form with files') await send([plan], 'k', extras);
    else if (way === 'JSON') await postEnquiry(url, extras);
    else await fetch(`${url}/f/enquiry`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    expect(rows()).toMatchObject([
      { project: JSON.stringify(project), visit_day: day, visit_part: 'morning', message: validFields.message },
    ]);
  });

  test.each([
    ['a project that is none', { project: '{"version":1}' }, 'The project cannot be read'],
    ['a project that is no JSON', { project: 'x' }, 'The project cannot be read'],
    ['a day of no calendar', { visitDay: '2026-02-30' }, dayError()],
    ['yesterday', { visitDay: addDays(indianToday(), -1) }, dayError()],
    ['a day too far away', { visitDay: addDays(indianToday(), 91) }, dayError()],
    ['midnight', { visitPart: 'midnight' }, 'Choose morning, afternoon or evening'],
  ])('%s is refused', async (_, fields, error) => {
    const { send, rows } = await start();
    expect(await send([], 'k', fields)).toMatchObject({ status: 422, error });
    expect(rows()).toEqual([]);
  });

  test('left empty, as a form without script sends them, are nothing', async () => {
    const { send, rows } = await start();
    expect((await send([], 'k', { project: '', visitDay: '', visitPart: '' })).status).toBe(200);
    expect(rows()).toMatchObject([{ project: null, visit_day: null, visit_part: null }]);
  });
});

describe('room', () => {
  test('the quota holds, an enquiry without files is taken all the same, and deleting makes room', async () => {
    silence('warn');
    const { send, onDisk, dataDir, rows } = await start({ FILES_QUOTA_MB: '1' });
    expect((await send([{ name: 'a.pdf', content: pdf(600_000) }], 'a')).status).toBe(200);
    const refused = await send([{ name: 'b.pdf', content: pdf(600_000) }], 'b');
    expect(refused).toMatchObject({ status: 503, error: expect.stringContaining('Files cannot be stored') });
    expect((await send([], 'c')).status).toBe(200);
    expect(onDisk()).toHaveLength(1);
    const store = new EnquiryStore(dataDir);
    onTestFinished(() => store[Symbol.dispose]());
    store.delete([String(rows()[0]?.id)]);
    expect(onDisk()).toEqual([]);
    expect((await send([{ name: 'b.pdf', content: pdf(600_000) }], 'b')).status).toBe(200);
  });

  test('the quota holds for a file that is too small to be looked at before it is read', async () => {
    silence('warn');
    const { send, onDisk } = await start({ FILES_QUOTA_MB: '1' });
    for (const key of ['a', 'b']) expect((await send([{ name: `${key}.pdf`, content: pdf(495_000) }], key)).status).toBe(200);
    const refused = await send([{ name: 'c.pdf', content: pdf(60_000) }], 'c');
    expect(refused).toMatchObject({ status: 503, error: expect.stringContaining('Files cannot be stored') });
    expect(onDisk()).toHaveLength(2);
  });

  test('of one address three may send at once; a fourth is told that it is busy, and has a place once one is done', async () => {
    const warn = silence('warn');
    const { url, send, rows } = await start();
    const large = [{ name: 'a.pdf', content: pdf(300_000) }];
    const { body, type } = await multipart(large);
    const slow = [1, 2, 3].map(() => {
      let finish = () => {};
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(body.subarray(0, 100_000)));
          finish = () => {
            controller.enqueue(new Uint8Array(body.subarray(100_000)));
            controller.close();
          };
        },
      });
      const headers = { 'content-type': type, accept: 'application/json', 'idempotency-key': crypto.randomUUID() };
      const response = fetch(`${url}/f/enquiry`, { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
      return { response, finish: () => finish() };
    });
    await vi.waitFor(
      async () => expect(await send(large, 'k')).toMatchObject({ status: 503, error: expect.stringContaining('just now') }),
      { timeout: 120_000 },
    );
    expect(await send(large, 'k')).toMatchObject({ status: 503 });
    expect(warn.mock.calls).toEqual([[expect.stringContaining('too many are being sent at once')]]);
    expect((await send([], 'plain')).status).toBe(200);
    for (const { finish } of slow) finish();
    expect((await Promise.all(slow.map(({ response }) => response))).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(large, 'k')).status).toBe(200);
    expect(rows().length).toBeGreaterThanOrEqual(5);
  });
});

describe('what belongs to no enquiry', () => {
  test('is removed at the start; what belongs to one stays', async () => {
    silence('log');
    const first = await start();
    await first.send([plan]);
    const stored = first.onDisk();
    writeFileSync(join(first.folder, 'half-a-picture'), 'x');
    startApp({ DATA_DIR: first.dataDir });
    await vi.waitFor(() => expect(first.onDisk()).toEqual(stored), { timeout: 120_000 });
  });

  test('is set aside and not removed where the store itself is new, also for the second time', async () => {
    silence('error');
    const settings = testSettings();
    const { dataDir } = settings;
    for (const name of ['of-somebody.pdf', 'of-another.pdf']) {
      mkdirSync(join(dataDir, 'files'), { recursive: true });
      writeFileSync(join(dataDir, 'files', name), 'x');
      const app = createApp(settings);
      await app.close();
      rmSync(join(dataDir, 'enquiries.db'));
    }
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('files.of-another-store'));
    expect(aside.toSorted().flatMap((name) => readdirSync(join(dataDir, name)))).toEqual(['of-somebody.pdf', 'of-another.pdf']);
  });

  test('goes when the enquiry is past its time', async () => {
    const { send, onDisk, dataDir } = await start();
    await send([plan], 'a');
    const store = new EnquiryStore(dataDir);
    onTestFinished(() => store[Symbol.dispose]());
    expect(store.deleteBefore(Date.now() + 1000)).toHaveLength(1);
    expect([onDisk(), readFileRows(dataDir)]).toEqual([[], []]);
  });
});

test('a form without script comes back with its words, and says that files must be chosen again', async () => {
  const { url, rows } = await start();
  const send = async (files: TestFile[], fields: Record<string, string>) => {
    const { body, type } = await multipart(files, fields);
    const response = await fetch(`${url}/f/enquiry`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new Uint8Array(body),
      redirect: 'manual',
    });
    return { status: response.status, html: await response.text() };
  };
  const wrong = await send([{ name: 'notes.txt', content: Buffer.from('just some words, no picture') }], {
    message: 'Keep me',
    visitPart: 'evening',
  });
  expect(wrong.status).toBe(422);
  expect(wrong.html).toMatch(/“notes\.txt” is not a JPEG, PNG, WebP or PDF file/);
  expect(wrong.html).toContain('Keep me');
  expect(wrong.html).toContain('<option value="evening" selected>');
  expect(wrong.html).toContain('enctype="multipart/form-data"');
  expect(wrong.html).toContain('choose them again');
  expect((await send([plan], { message: 'Keep me' })).status).toBe(303);
  expect(rows()).toHaveLength(1);
});
