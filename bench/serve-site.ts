import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '#content-model/repository-root.ts';

export type ServedSite = { url: string; stop: () => Promise<void> };

/** Starts the project's own server on a free port, with a store of its own and without mail. */
export async function serveSite(siteDir: string): Promise<ServedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', SITE_DIR: siteDir, DATA_DIR: dataDir, SMTP_URL: '' },
  });
  const exit = once(child, 'exit');
  const line = await Promise.race([once(child.stdout, 'data').then(String), exit.then(() => '')]);
  const url = /http:\/\/\S+/.exec(line)?.[0];
  if (!url) throw new Error('The server did not start: see above');
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await exit;
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { url, stop };
}
