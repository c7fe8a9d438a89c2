import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed, seededRandom } from '#server/test/test-random.ts';
import { noLimits, postEnquiry, readRows, startServer, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { multipart, pdf, phonePhotograph, readFileRows, sendFiles, type TestFile } from '#server/test/test-uploads.ts';

/** A second or two each; all 50 by KILL_ROUNDS=50. */
const rounds = Number(process.env.KILL_ROUNDS || 8);

const settings = () => ({ SITE_DIR: temporarySite(), DATA_DIR: temporaryFolder(), ...noLimits });

/** Expects the files on disk to be those of the store, each as large as the store says. */
function expectWhole(dataDir: string): void {
  const rows = readFileRows(dataDir);
  const folder = join(dataDir, 'files');
  expect((existsSync(folder) ? readdirSync(folder) : []).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  for (const { name, size } of rows) expect(statSync(join(folder, name)).size).toBe(size);
}

test(`a connection that breaks anywhere leaves nothing, and the same key sent again is stored once (TEST_SEED=${seed})`, async () => {
  const [env, random] = [settings(), seededRandom()];
  const { url } = await startServer(env);
  const port = Number(new URL(url).port);
  const photo = { name: 'a.jpg', content: await phonePhotograph({ width: 300, height: 200, noise: true }) };
  // Each photograph starts a process: only every fourth round has one.
  const filesOf = (round: number) => [...(round % 4 === 0 ? [photo] : []), { name: 'b.pdf', content: pdf(150_000) }];
  for (let round = 0; round < 30; round += 1) {
    const { body, type } = await multipart(filesOf(round), { message: `round ${round}` });
    const head = `POST /f/enquiry HTTP/1.1\r\nHost: a\r\nIdempotency-Key: k${round}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(Buffer.concat([Buffer.from(head), body]).subarray(0, Math.floor(random() * (body.length + head.length))), () =>
      round % 2 ? socket.destroy() : socket.resetAndDestroy(),
    );
    await once(socket, 'close');
  }
  await vi.waitFor(() => expect(readdirSync(env.DATA_DIR)).toContain('files'), { timeout: 120_000 });
  await vi.waitFor(() => expect(readdirSync(join(env.DATA_DIR, 'files'))).toEqual([]), { timeout: 120_000 });
  expect(readRows(env.DATA_DIR)).toEqual([]);
  for (let round = 0; round < 30; round += 1) {
    for (let click = 0; click < 2; click += 1) {
      expect((await sendFiles(url, filesOf(round), `k${round}`, { message: `round ${round}` })).status).toBe(200);
    }
  }
  expect(readRows(env.DATA_DIR)).toHaveLength(30);
  expectWhole(env.DATA_DIR);
});

test('a whole body of a file that never ends is refused, and the server goes on', async () => {
  const env = settings();
  const { url } = await startServer(env);
  const body = '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nx';
  for (let round = 0; round < 5; round += 1) {
    const response = await fetch(`${url}/f/enquiry`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b', Accept: 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(readdirSync(join(env.DATA_DIR, 'files'))).toEqual([]);
});

test('an upload while a restore replaces the folder is told that it can be sent again', async () => {
  const env = settings();
  const { url } = await startServer(env);
  const { body, type } = await multipart([{ name: 'a.jpg', content: await phonePhotograph() }]);
  const headers = { 'content-type': type, accept: 'application/json' };
  const send = (payload: BodyInit) => fetch(`${url}/f/enquiry`, { method: 'POST', headers, body: payload, duplex: 'half' } as RequestInit);
  const files = join(env.DATA_DIR, 'files');
  let finish = () => {};
  const response = send(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(body.subarray(0, -500)));
        finish = () => {
          controller.enqueue(new Uint8Array(body.subarray(-500)));
          controller.close();
        };
      },
    }),
  );
  await vi.waitFor(() => expect(readdirSync(files)).toHaveLength(1), { timeout: 120_000 });
  renameSync(files, `${files}.aside`);
  finish();
  expect((await response).status).toBe(503);
  expect((await send(new Uint8Array(body))).status).toBe(200);
});

test(`of ${rounds} kills among uploads, every enquiry answered OK has exactly its files, and no file is without one (TEST_SEED=${seed})`, {
  timeout: 180_000 + rounds * 30_000,
}, async () => {
  const [env, random] = [settings(), seededRandom()];
  const answered = new Map<string, number>();
  const unanswered = new Map<string, TestFile[]>();
  const photo = await phonePhotograph({ width: 300, height: 200, noise: true });
  const filesOf = (number: number): TestFile[] =>
    [
      { name: 'a.pdf', content: pdf(40_000 + number) },
      { name: 'b.pdf', content: pdf(200) },
      { name: 'c.jpg', content: photo },
    ].slice(0, 1 + (number % 3));

  async function send(url: string, key: string, files: TestFile[]): Promise<void> {
    try {
      const { status } = await sendFiles(url, files, key, { message: key });
      expect(status).toBe(200);
      answered.set(key, files.length);
      unanswered.delete(key);
    } catch (error) {
      if ((error as Error).name === 'AssertionError') throw error;
      unanswered.set(key, files);
      throw error;
    }
  }

  for (let round = 0; round <= rounds; round += 1) {
    const server = await startServer(env);
    expectWhole(env.DATA_DIR);
    for (const [key, files] of [...unanswered]) await send(server.url, key, files);
    if (round === rounds) break;
    const load = [0, 1, 2].map(async (client) => {
      for (let number = 0; ; number += 1) await send(server.url, `${round}-${client}-${number}`, filesOf(number + client));
    });
    const ended = Promise.allSettled(load);
    const enough = answered.size + 2 + random() * 8;
    while (answered.size < enough) await new Promise((resolve) => setTimeout(resolve, 1));
    await new Promise((resolve) => setTimeout(resolve, random() * 60));
    server.process.kill('SIGKILL');
    await once(server.process, 'exit');
    for (const { reason } of (await ended) as PromiseRejectedResult[]) if (reason.name === 'AssertionError') throw reason;
  }

  const rows = readRows(env.DATA_DIR);
  const stored = new Map(rows.map(({ message, id }) => [message, String(id)]));
  expect(stored.size, 'an enquiry is stored twice').toBe(rows.length);
  expect(rows.length, 'an enquiry is stored that nobody sent').toBe(answered.size);
  const files = readFileRows(env.DATA_DIR);
  for (const [key, count] of answered)
    expect(
      files.filter(({ enquiry }) => enquiry === stored.get(key)),
      key,
    ).toHaveLength(count);
  expectWhole(env.DATA_DIR);
  console.log(`${rounds} kills: ${rows.length} enquiries with ${files.length} files, all there`);
});

/** Whether this machine lets us mount a small disk, in a namespace that ends with the process. */
function canMount(): boolean {
  return spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs -o size=1m tmpfs /mnt']).status === 0;
}

test.skipIf(!canMount())(
  'a full disk is said honestly: nothing is stored, nothing is left, plain enquiries go on, and pages too',
  async () => {
    const env = settings();
    const disk = join(temporaryFolder(), 'disk');
    mkdirSync(disk);
    // 68 MB, of which files leave 64 free: small uploads fit, a large one does not.
    const script = `mount -t tmpfs -o size=68m tmpfs ${disk} && exec ${process.execPath} server/main.ts`;
    const child = spawn('unshare', ['-m', 'sh', '-c', script], {
      env: { ...process.env, ...env, DATA_DIR: join(disk, 'data'), PORT: '0', HOST: '127.0.0.1' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.stderr.resume();
    const [line] = await once(child.stdout, 'data');
    const url = /http:\S+/.exec(String(line))?.[0] ?? '';
    const inside = `/proc/${child.pid}/root${disk}/data`;
    const large = [{ name: 'a.pdf', content: pdf(6_000_000) }];
    expect(await sendFiles(url, large, 'a')).toMatchObject({ status: 503, error: expect.stringContaining('Files cannot be stored') });
    expect((await sendFiles(url, [{ name: 'b.pdf', content: pdf(1_000_000) }], 'b')).status).toBe(200);
    // Another program fills the disk to its last byte.
    spawnSync('sh', ['-c', `head -c 100000000 /dev/zero > ${inside}/filler`]);
    expect((await sendFiles(url, [{ name: 'c.pdf', content: pdf(30_000) }], 'c')).status).toBe(503);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    expect(readdirSync(join(inside, 'files'))).toHaveLength(1);
    spawnSync('rm', [`${inside}/filler`]);
    expect((await sendFiles(url, [{ name: 'c.pdf', content: pdf(30_000) }], 'c')).status).toBe(200);
    expect((await postEnquiry(url)).status).toBe(200);
    const stored = readdirSync(join(inside, 'files')).map((name) => statSync(join(inside, 'files', name)).size);
    expect(stored.toSorted((one, other) => one - other)).toEqual([30_000, 1_000_000]);
  },
);
