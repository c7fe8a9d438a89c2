import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheRoot } from '#build/cache.ts';
import { repositoryRoot } from '#content-model/roots.ts';
import { createTaskQueue } from '#contract/lib/task-queue.ts';
import { createApp } from '#server/app.ts';
import { readSettingsWithBuild } from '#server/shared/settings.ts';
import { RequestRefusedError } from './request-refused-error.ts';

const run = promisify(execFile);
const folder = path.join(cacheRoot, 'editor');

/** Builds the saved content into a folder of its own, and serves it on PREVIEW_PORT or a free port. */
export function createPreview(source: string) {
  let stop = async () => {};

  /** Returns the address of the pages. Throws a RequestRefusedError with the build's message if it fails. */
  async function show(): Promise<string> {
    const site = path.join(folder, 'site');
    const options = { cwd: repositoryRoot, maxBuffer: 16 * 1024 * 1024 };
    await run(process.execPath, ['build/build.ts', source, site, '--uncompressed'], options).catch(({ stderr }) => {
      throw new RequestRefusedError(422, stderr.trim());
    });
    await stop();
    const app = createApp(readSettingsWithBuild({ ...process.env, SITE_DIR: site, DATA_DIR: path.join(folder, 'data') }));
    stop = async () => {
      app.server.closeAllConnections();
      await app.close();
    };
    return app.listen({ host: '127.0.0.1', port: Number(process.env.PREVIEW_PORT ?? 0) }).catch(({ message }) => {
      throw new RequestRefusedError(422, `The pages are built, but could not be served: ${message}`);
    });
  }

  // There is one folder and one port, so a second request waits. Then it builds again, with what was saved meanwhile.
  const inTurn = createTaskQueue();
  return { show: () => inTurn(show), stop: () => stop() };
}
