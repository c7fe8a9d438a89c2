import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot, repositoryRoot } from '#content-model/roots.ts';
import { type Host, hostAt, stop } from '#deploy/test/test-host-program.ts';

/** Serves a build with its own store, on its own port. Settings as in docs/operating.md. */
export async function startWebsite(settings: Record<string, string>): Promise<Host> {
  const server = spawnNode(['server/main.ts'], { ...process.env, PORT: '0', ...settings });
  const firstLine = once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data').then(String);
  const url = /http:\S+/.exec(await Promise.race([firstLine, once(server, 'exit').then(() => '')]))?.[0];
  if (!url) {
    server.kill();
    throw new Error('The server did not start: see above');
  }
  return hostAt(url, () => stop(server, 'SIGTERM'));
}

/** Builds a copy of the content that `change` has changed, and serves it. `stop` also deletes the copy and the build. */
export async function startBuiltSite(change: (contentRoot: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  const [source, dist] = [path.join(folder, 'source'), path.join(folder, 'dist')];
  cpSync(path.join(contentRoot, 'content'), path.join(source, 'content'), { recursive: true });
  symlinkSync(path.join(contentRoot, 'photos'), path.join(source, 'photos'));
  change(source);
  const build = spawnNode(['build/build.ts', source, dist, '--uncompressed'], process.env);
  build.stdout?.resume();
  if ((await once(build, 'exit'))[0] !== 0) throw new Error('The site was not built: see above');
  const website = await startWebsite({ SITE_DIR: dist, DATA_DIR: path.join(folder, 'data') });
  return {
    url: website.url,
    dist,
    async stop() {
      await website.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export function spawnNode(args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
}
