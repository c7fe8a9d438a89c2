import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { cacheRoot } from '#build/cache-root.ts';
import { repositoryRoot } from '#content-model/repository-root.ts';
import { oneAfterAnother } from '#contract/lib/one-after-another.ts';
import { RequestRefused } from './request-refused.ts';

const run = promisify(execFile);
const folder = path.join(cacheRoot, 'editor');

/** Builds the saved content into a folder of its own, and serves it on PREVIEW_PORT or a free port. */
export function createPreview(source: string) {
  let stop = async () => {};

  /** Returns the address of the pages. Throws a RequestRefused with the build's message if it fails. */
  async function show(): Promise<string> {
    const site = path.join(folder, 'site');
    const options = { cwd: repositoryRoot, maxBuffer: 16 * 1024 * 1024 };
    await run(process.execPath, ['build/build.ts', source, site, '--uncompressed'], options).catch(({ stderr }) => {
      throw new RequestRefused(422, stderr.trim());
    });
    await stop();
    const settings = { SITE_DIR: site, DATA_DIR: path.join(folder, 'data'), HOST: '127.0.0.1', PORT: process.env.PREVIEW_PORT ?? '0' };
    const env = { ...process.env, ...settings };
    const server = spawn(process.execPath, ['server/main.ts'], { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const gone = once(server, 'exit');
    stop = async () => {
      server.kill();
      await gone;
    };
    const url = await Promise.race([printedAddress(server.stdout), gone.then(() => undefined)]);
    // A pipe that nobody reads would stop the server once it is full.
    server.stdout.resume();
    if (!url) throw new RequestRefused(422, 'The pages are built, but could not be served');
    return url;
  }

  // There is one folder and one port, so a second request waits. Then it builds again, with what was saved meanwhile.
  const inTurn = oneAfterAnother();
  return { show: () => inTurn(show), stop: () => stop() };
}

/** Returns the first address in the lines that a program prints, undefined if there is none. */
async function printedAddress(output: Readable): Promise<string | undefined> {
  for await (const line of createInterface(output)) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  return undefined;
}
