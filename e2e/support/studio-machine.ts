import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, openSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cacheRoot } from '#build/cache.ts';
import { contentRoot, repositoryRoot } from '#content-model/roots.ts';
import { freePort } from '#deploy/test/test-free-port.ts';
import { hostAt } from '#deploy/test/test-host-program.ts';
import { gitIn, updateSettings } from '#deploy/test/test-update.ts';
import { dist } from './site.ts';
import { spawnNode } from './website.ts';

export type StudioMachine = Awaited<ReturnType<typeof startMachine>>;

/**
 * Starts a small server like that of deploy/debian, in a folder and without systemd: a checkout with its repository,
 * releases made by the real update.sh with the real build, a service that runs the newest, and an update whenever the
 * desk asks for one.
 */
export async function startMachine(root: string) {
  const at = (...names: string[]) => path.join(root, ...names);
  for (const folder of ['source', 'releases', 'cache', 'bin', 'backups', 'data', 'publish']) mkdirSync(at(folder), { recursive: true });
  for (const name of [
    'app',
    'build',
    'content',
    'content-model',
    'contract',
    'deploy',
    'fonts',
    'photos',
    'server',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(path.join(repositoryRoot, name), at('source', name), { recursive: true });
  }
  // Shares the pictures that are converted already, but not the folder of the preview, which other journeys use too.
  for (const name of ['pictures', 'cards']) {
    mkdirSync(path.join(cacheRoot, name), { recursive: true });
    symlinkSync(path.join(cacheRoot, name), at('cache', name));
  }
  const [port, sparePort, previewPort] = [await freePort(), await freePort(), await freePort()];
  writeFileSync(at('settings.env'), `DATA_DIR=${at('data')}\nBACKUP_DIR=${at('backups')}\n`);
  const script = (name: string, text: string) => writeFileSync(at('bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const modules = path.join(repositoryRoot, 'node_modules');
  // The first release is the build that is there already, if it is of this content.
  const isBuilt = contentRoot === repositoryRoot ? `[ -e ${at('current')} ] || exec cp -a ${dist} dist;` : '';
  const build = `exec ${process.execPath} build/build.ts . dist --uncompressed`;
  script('npm', `case "$*" in ci*) ln -s ${modules} node_modules ;; 'run build') ${isBuilt} ${build} ;; esac`);
  script('restart', `kill "$(cat ${at('pid')})"`);
  const git = makeRepository(at);
  const env = { ...process.env, ...updateSettings(root, sparePort), STUDIO_PORT: String(port), STUDIO_RESTART: at('bin/restart') };
  /** Starts update.sh; `end` resolves when it has ended. */
  const update = () => {
    const log = openSync(at('publish.log'), 'w');
    const child = spawn('sh', [path.join(repositoryRoot, 'deploy/debian/update.sh')], {
      env,
      stdio: ['ignore', 'ignore', log],
      detached: true,
    });
    return { child, end: once(child, 'exit') };
  };

  const first = update();
  // The first update links its release before anything serves it.
  while (!existsSync(at('current')) && first.child.exitCode === null) await delay(100);
  const service = spawn(process.execPath, ['deploy/test/test-service-process.ts', at('current')], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port), PID_FILE: at('pid'), DATA_DIR: at('data') },
    stdio: ['ignore', openSync(at('service.log'), 'w'), 'inherit'],
  });
  await first.end;
  const stopWatching = watchFor(at('publish/request'), update);

  /** What the editor and the desk need to know. */
  const settings = { EDIT_SOCKET: at('edit.sock'), PREVIEW_PORT: String(previewPort) };
  return {
    at,
    git,
    update,
    settings,
    website: hostAt(`http://127.0.0.1:${port}`, async () => {}),
    async startEditor() {
      const editor = spawnNode(['editor/main.ts'], {
        ...process.env,
        ...settings,
        CONTENT_ROOT: at('source'),
        STUDIO_ROOT: root,
        CACHE_DIR: at('cache'),
      });
      await once(editor.stdout as NonNullable<ChildProcess['stdout']>, 'data');
      return editor;
    },
    async stop() {
      await stopWatching();
      service.kill('SIGKILL');
      spawnSync(at('bin/restart'));
    },
  };
}

/** Makes the source a checkout of a bare repository. Returns the function that runs git in it. */
function makeRepository(at: (...names: string[]) => string) {
  const git = (...words: string[]) => gitIn(at('source'), ...words);
  git('init', '--quiet', '--initial-branch=main');
  // Photographs are compressed already: to try takes longest.
  git('config', 'core.compression', '0');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'First state');
  git('clone', '--quiet', '--bare', '.', at('repository.git'));
  git('remote', 'add', 'origin', at('repository.git'));
  git('fetch', '--quiet', 'origin');
  git('branch', '--set-upstream-to=origin/main');
  return git;
}

/** What studio-publish.path does: one update at a time. */
function watchFor(request: string, update: () => { end: Promise<unknown> }) {
  let [seen, stopped] = [0, false];
  const changedAt = () => statSync(request, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const watching = (async () => {
    while (!stopped) {
      await delay(100);
      if (changedAt() <= seen) continue;
      // A file is written in two changes: it is emptied, then filled.
      await delay(100);
      seen = changedAt();
      await update().end;
    }
  })();
  return async () => {
    stopped = true;
    await watching;
  };
}
