import { spawn, spawnSync } from 'node:child_process';
import { expect, onTestFinished, vi } from 'vitest';

/** Runs the server of `folder` with a socket that stays open while it restarts, as systemd does. */
export async function startService(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['deploy/test/test-service-process.ts', folder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const pids = () => [...output.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));
  const starts = () => output.match(/^Serving the site on/gm)?.length ?? 0;
  const startedAfter = (before: number) => vi.waitFor(() => expect(starts(), output).toBeGreaterThan(before), { timeout: 600_000 });
  onTestFinished(() => {
    child.kill('SIGKILL');
    const last = pids().at(-1);
    // Without its parent nothing else ends the last server; it may have ended by itself.
    if (last) spawnSync('kill', ['-9', String(last)]);
  });
  await startedAfter(0);
  const restart = async () => {
    const before = starts();
    process.kill(pids().at(-1) as number, 'SIGTERM');
    await startedAfter(before);
  };
  return { port: Number(/^port (\d+)$/m.exec(output)?.[1]), restart, output: () => output };
}
