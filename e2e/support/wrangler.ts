import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { copyForStaticHost } from '#build/host-files.ts';
import { repositoryRoot } from '#content-model/roots.ts';
import { freePort } from '#deploy/test/test-free-port.ts';
import { envWithSbin, type Host, hostAt, stop, untilAnswering } from '#deploy/test/test-host-program.ts';
import { dist } from './site.ts';

/** 230 MB, so it is no dependency: `npm install --prefix .cache/wrangler wrangler@4.164.0` adds it to this test. */
const wrangler = path.join(repositoryRoot, '.cache/wrangler/node_modules/.bin/wrangler');

/** Serves this build with the runtime of Cloudflare Pages. Undefined if wrangler is not installed. */
export async function startPages(folder: string): Promise<Host | undefined> {
  if (!existsSync(wrangler)) return undefined;
  const site = path.join(folder, 'site');
  await copyForStaticHost(dist, site);
  const port = await freePort();
  const options = ['pages', 'dev', site, `--port=${port}`, '--ip=127.0.0.1', '--inspector-port=0', '--compatibility-date=2026-11-01'];
  const child = spawn(process.execPath, [wrangler, ...options], {
    cwd: folder,
    env: { ...envWithSbin, CI: '1', WRANGLER_SEND_METRICS: 'false', HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(child, url);
  return hostAt(url, () => stop(child, 'SIGTERM'));
}
