import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '#content-model/repository-root.ts';

export type Website = { url: string; stop: () => Promise<void> };

/** Serves a build with its own store, on its own port. Settings as in docs/operating.md. */
export async function startWebsite(settings: Record<string, string>): Promise<Website> {
  const server = node(['server/main.ts'], { ...process.env, PORT: '0', ...settings });
  const firstLine = once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data').then(String);
  const url = /http:\S+/.exec(await Promise.race([firstLine, once(server, 'exit').then(() => '')]))?.[0];
  if (!url) {
    server.kill();
    throw new Error('The server did not start: see above');
  }
  return {
    url,
    stop: async () => {
      if (server.exitCode !== null) return;
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}

export function node(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
}
