import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentRoot, repositoryRoot } from '#content-model/roots.ts';
import { type Host, hostAt, stop } from '#deploy/test/test-host-program.ts';

/** Serves a build with its own store, on its own port. Settings as in docs/operating.md. */
export async function startWebsite(settings: Record<string, string>): Promise<Host> {
  const { child, said: url } = await startProgram('server/main.ts', { PORT: '0', ...settings }, /http:\S+/);
  return hostAt(url, () => stop(child, 'SIGTERM'));
}

/** Builds a copy of the content that `change` has changed, and serves it. `stop` also deletes the copy and the build. */
export async function startBuiltSite(change: (contentRoot: string) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-site-'));
  const [source, dist] = [path.join(folder, 'source'), path.join(folder, 'dist')];
  cpSync(path.join(contentRoot, 'content'), path.join(source, 'content'), { recursive: true });
  symlinkSync(path.join(contentRoot, 'photos'), path.join(source, 'photos'));
  change(source);
  const build = spawnNode(['build/build.ts', source, dist, '--uncompressed'], {});
  build.stdout.resume();
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

/** Starts a program of this project. Resolves once it has said what fits `ready`. Throws an Error if it ends before. */
export async function startProgram(script: string, settings: NodeJS.ProcessEnv, ready: RegExp) {
  const child = spawnNode([script], settings);
  // The pipe stays open: a program that cannot write would end.
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    const said = ready.exec(String(chunk))?.[0];
    if (!said) continue;
    child.stdout.resume();
    return { child, said };
  }
  throw new Error(`${script} did not start: see above`);
}

function spawnNode(args: string[], settings: NodeJS.ProcessEnv) {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, args, { cwd: repositoryRoot, env, stdio: ['ignore', 'pipe', 'inherit'] });
}
