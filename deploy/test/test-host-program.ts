import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A running web server, which the end of `await using` stops too. */
export type Host = ReturnType<typeof hostAt>;

export function hostAt(url: string, stop: () => Promise<void>) {
  return { url, stop, [Symbol.asyncDispose]: stop };
}

export const envWithSbin = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };

/** Waits until `child` answers at `url`. Throws an Error with its output if it ends before. */
export async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  while (child.exitCode === null) {
    if (await fetch(url, { redirect: 'manual' }).catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} did not start: ${said}`);
}

export async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  child.kill(signal);
  await once(child, 'exit');
}
