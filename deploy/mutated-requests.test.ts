import { readdirSync, readFileSync } from 'node:fs';
import { type ClientHttp2Session, connect as connect2, constants } from 'node:http2';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { seed } from '#server/test/test-random.ts';
import {
  noLimits,
  openSocket,
  type RunningServer,
  startServer,
  temporaryFolder,
  temporarySite,
  validFields,
} from '#server/test/test-support.ts';
import { readFileRows } from '#server/test/test-uploads.ts';
import { type Caddy, startCaddy } from './test/test-caddy.ts';
import { askOverHttp2 } from './test/test-http2.ts';
import { type MutatedRequest, mutatedRequests } from './test/test-mutated-requests.ts';

const count = 5000;
/** Every fifth goes over HTTP/2 through Caddy. */
const throughCaddy = 5;
const clients = 20;
/** For a request that needs no response. No verdict depends on it. */
const patienceMs = 100;

test(`${count} mutated requests leave the server as it was (TEST_SEED=${seed})`, async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ SITE_DIR: temporarySite(), DATA_DIR, TRUSTED_PROXY: '127.0.0.1', ...noLimits });
  const caddy = await startCaddy(temporaryFolder(), server.url);
  onTestFinished(() => caddy?.stop());
  const statuses = new Map<number, number>();
  const ask = async (path: string, options?: RequestInit) => {
    const response = await fetch(server.url + path, options);
    // The connection is used again only if the body is read.
    await response.text();
    return response.status;
  };
  const run = async (requests: MutatedRequest[]) => {
    const waiting = requests.entries();
    const send2 = caddy && http2Sender(caddy);
    await Promise.all(
      Array.from({ length: clients }, async () => {
        for (const [index, request] of waiting) {
          const status = send2 && index % throughCaddy === 0 ? await send2(request) : await sendRaw(server, request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    send2?.close();
    expect(server.process.exitCode, server.output.stderr).toBe(null);
    expect(await ask('/about')).toBe(200);
  };

  // Makes what is made once, such as buffers and compiled code, before the measurement.
  await run(mutatedRequests(500, seed + 1));
  const before = usedBy(server);
  await run(mutatedRequests(count, seed));

  const counts = Object.fromEntries([...statuses].toSorted(([a], [b]) => a - b));
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '303', '400', '415', '422']));
  expect(Object.keys(counts).filter((status) => Number(status) >= 500 && status !== '503')).toEqual([]);
  expect(server.output.stderr).not.toMatch(/ at .*:\d+:\d+|failed/);
  expect(await ask('/f/enquiry', { method: 'POST', body: new URLSearchParams(validFields), redirect: 'manual' })).toBe(303);
  await vi.waitFor(() => expect(usedBy(server).descriptors).toBeLessThanOrEqual(before.descriptors), { timeout: 120_000 });
  const after = usedBy(server);
  const files = readdirSync(join(DATA_DIR, 'files')).toSorted();
  expect(files).toEqual(
    readFileRows(DATA_DIR)
      .map(({ name }) => name)
      .toSorted(),
  );
  expect(after.mebibytes).toBeLessThan(before.mebibytes + 150);
  console.log(`Seed ${seed}, Caddy ${caddy ? 'in front of a fifth' : 'is not installed'}:`, counts, before, after, `${files.length} files`);
});

/** What the server has open and in memory now (Linux only). */
function usedBy({ process: child }: RunningServer) {
  if (process.platform !== 'linux') return { descriptors: 0, mebibytes: 0 };
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const descriptors = readdirSync(`/proc/${child.pid}/fd`).length;
  return { descriptors, mebibytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024) };
}

/** Resolves to the status, or 0 if nothing came. */
async function sendRaw({ url }: RunningServer, { wire, intact, after }: MutatedRequest): Promise<number> {
  const { socket, received } = openSocket(Number(new URL(url).port));
  socket.write(wire, () => {
    if (after === 'end') socket.end();
    if (after === 'hang up') socket.resetAndDestroy();
    if (!intact) socket.setTimeout(patienceMs, () => socket.destroy());
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d{3})(?! Continue)/.exec(received())?.[1] ?? 0);
}

/** Sends over one connection, and over a new one if that was ended. */
function http2Sender({ port, authority }: Caddy) {
  let session: ClientHttp2Session | undefined;
  const open = () => {
    if (!session || session.closed || session.destroyed) {
      session = connect2(`https://127.0.0.1:${port}`, { ca: authority, servername: 'localhost' });
      session.on('error', () => {});
    }
    return session;
  };
  const send = ({ method, path, headers, body, after }: MutatedRequest) => {
    const lower = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
    return askOverHttp2(open(), { ':method': method, ':path': path, ':authority': 'localhost', ...lower }, (stream) => {
      if (after === 'hang up') stream.write(body, () => stream.close(constants.NGHTTP2_CANCEL));
      else stream.end(body);
    });
  };
  return Object.assign(send, { close: () => session?.close() });
}
