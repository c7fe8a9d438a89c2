import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '#content-model/project-root.ts';

export type Served = { url: string; pid: number; stop: () => Promise<void> };

/** Starts the project's own server on a free port, with no limit on enquiries and no mail. */
export async function serveSite(siteDir: string, dataDir?: string): Promise<Served> {
  const own = dataDir ?? mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const server = await startServer('server/main.ts', {
    SITE_DIR: siteDir,
    DATA_DIR: own,
    FORM_ID: 'bench',
    SMTP_URL: '',
    LIMIT_PER_ADDRESS: '999999999',
    LIMIT_TOTAL: '999999999',
  });
  async function stop(): Promise<void> {
    await server.stop();
    if (!dataDir) rmSync(own, { recursive: true, force: true });
  }
  return { ...server, stop };
}

/** Starts a script that prints its address once it listens. */
export async function startServer(script: string, env: Record<string, string>): Promise<Served> {
  const child = spawn(process.execPath, [script], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
  });
  const exit = once(child, 'exit');
  const line = await Promise.race([once(child.stdout, 'data').then(String), exit.then(() => '')]);
  const url = /http:\/\/\S+/.exec(line)?.[0];
  if (!url) throw new Error(`${script} did not start: see above`);
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await exit;
  }
  return { url, pid: child.pid as number, stop };
}
