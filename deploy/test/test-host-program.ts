import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A web server of others, running with this build. */
export type Host = { url: string; stop: () => Promise<void> };

export const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Waits until `child` answers at `url`. Throws an Error with its output if it ends before. */
export async function answers(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  while (child.exitCode === null) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} did not start: ${said}`);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
