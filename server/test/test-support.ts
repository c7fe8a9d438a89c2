import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { type BuildFacts, buildFactsPath, buildFolder } from '#contract/build-facts.ts';
import { readSettings, type Settings } from '#server/shared/settings.ts';

/** Of a server that accepts whatever the tests send. */
export const noLimits = { LIMIT_PER_SENDER: '999999999', LIMIT_TOTAL: '999999999' };

export const validFields = { name: 'K. Srinivas', email: 'srinivas@example.com', phone: '98765 43210', message: 'Two bedrooms' };

/** Node's compile cache, see tools/test.ts: the tests start hundreds of servers. */
const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

/** Makes a folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A small build: pages with their compressed copies, a hashed script and picture, headers. */
export function temporarySite(): string {
  const folder = temporaryFolder();
  const write = (name: string, body: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  };
  for (const name of ['index', 'about', 'services', 'services/modular-kitchen', 'thank-you', '404']) {
    const html = `<!doctype html><title>${name}</title>${'<p>A line that compresses.</p>'.repeat(50)}`;
    write(`${name}.html`, html);
    write(`${name}.html.br`, brotliCompressSync(html));
    write(`${name}.html.gz`, gzipSync(html));
  }
  write('assets/hero-1a2b3c.avif', Buffer.alloc(40_000, 7));
  write('robots.txt', 'User-agent: *\n');
  writeBuildFacts(folder, {});
  return folder;
}

/** Writes what the build tells the server: headers, and these facts. */
export function writeBuildFacts(siteDir: string, facts: Partial<BuildFacts>): void {
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "default-src 'none'" };
  mkdirSync(join(siteDir, buildFolder), { recursive: true });
  writeFileSync(
    join(siteDir, buildFactsPath),
    JSON.stringify({ headers, settings: {}, services: [], pictures: {}, pageNames: {}, ...facts }),
  );
}

export function testSettings(env: Record<string, string> = {}): Settings {
  return readSettings({ PORT: '0', HOST: '127.0.0.1', SITE_DIR: temporarySite(), DATA_DIR: temporaryFolder(), ...env });
}

export function readRows(dataDir: string, table: 'enquiries' | 'files' = 'enquiries'): Record<string, unknown>[] {
  using database = new DatabaseSync(join(dataDir, 'enquiries.db'), { readOnly: true, timeout: 120_000 });
  return database.prepare(`SELECT * FROM ${table}`).all();
}

/** Writes this many copies of a robot's enquiry that is held into the store. */
export function copyHeld(dataDir: string, count: number): void {
  using database = new DatabaseSync(join(dataDir, 'enquiries.db'), { timeout: 120_000 });
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO enquiries (id, form, key, fingerprint, reference, received_at, held, name, email, phone, message)
       SELECT id || i, form, key || i, fingerprint, reference, received_at, held, name, email, phone, message
       FROM n, (SELECT * FROM enquiries WHERE held = 'robot' LIMIT 1)`,
    )
    .run(count);
}

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the real program in a process of its own, as `npm start` does; kills it after the test if it still runs. */
export async function startServer(env: Record<string, string>) {
  const { child, output } = launch(env, 'main.ts', []);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /http:\S+/.exec(output.stdout);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${output.stderr}`)));
  });
  const kill = () => child.kill('SIGKILL') && once(child, 'exit');
  return { process: child, url, output, kill };
}

/** Runs a program of this folder, such as backup.ts, until it ends by itself; `input` is what is typed. */
export async function runProgram(name: string, options: string[], env: Record<string, string>, input?: string) {
  const { child, output } = launch(env, name, options, input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, ...output };
}

function launch(env: Record<string, string>, name: string, options: string[], input?: string) {
  const child = spawn(process.execPath, [`server/${name}`, ...options], {
    env: { PORT: '0', HOST: '127.0.0.1', ...compiled, ...env },
    // Node's pipe is a socket, and bash reads .bashrc where it has one.
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
  });
  child.stdin?.end(input);
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (output.stdout += chunk));
  child.stderr?.on('data', (chunk) => (output.stderr += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, output };
}

/** Sends an enquiry as JSON: `validFields` and these. */
export function postEnquiry(url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
  const body = JSON.stringify({ ...validFields, ...fields });
  return fetch(`${url}/f/enquiry`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Writes `text` to the port unchanged and returns all that comes back until the server closes the connection. */
export async function sendRaw(port: number, text: string | Buffer): Promise<string> {
  const { socket, received } = openSocket(port);
  socket.write(text);
  await once(socket, 'close');
  return received();
}

/** Connects to the port; `received` returns all that has come back until now. A broken connection is no failure. */
export function openSocket(port: number, allowHalfOpen = false) {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  let response = '';
  socket.on('error', () => {}).setEncoding('latin1');
  socket.on('data', (chunk) => (response += chunk));
  return { socket, received: () => response };
}
