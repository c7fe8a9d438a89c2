import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { EnquiryStore } from '#server/store/enquiry-store.ts';
import { noLimits, temporaryFolder, temporarySite } from '#server/test/test-support.ts';
import { freePort } from './test-free-port.ts';
import { startService } from './test-service.ts';
import { gitIn, updateSettings } from './test-update.ts';

/** Whether this machine has the programs of update.sh: git, flock, and curl 7.84, which can print a response header. */
export const hasTools =
  process.platform === 'linux' &&
  ['git', 'flock'].every((tool) => !spawnSync(tool, ['--version']).error) &&
  spawnSync('curl', ['--silent', '--write-out', '%header{x-build}', 'file:///dev/null'], { encoding: 'utf8' }).stdout === '';

/** Makes a machine for update.sh in a folder: a project to build, an npm that only copies, a service that runs the release. */
export async function newMachine() {
  const root = temporaryFolder();
  const at = (...names: string[]) => path.join(root, ...names);
  for (const folder of ['source', 'releases', 'cache', 'bin', 'backups', 'data']) mkdirSync(at(folder));
  for (const name of ['server', 'contract', 'package.json', 'deploy']) cpSync(name, at('source', name), { recursive: true });
  cpSync(temporarySite(), at('source', 'content'), { recursive: true });
  const settings = Object.entries({ DATA_DIR: at('data'), BACKUP_DIR: at('backups'), ...noLimits });
  writeFileSync(at('settings.env'), settings.map((setting) => `${setting.join('=')}\n`).join(''));
  writeFileSync(
    at('bin/npm'),
    `#!/bin/sh\ncase "$*" in ci*) ln -s ${path.resolve('node_modules')} node_modules ;; 'run build') sh build.sh ;; esac\n`,
    { mode: 0o755 },
  );
  /** Commits the project with these files instead of its own. */
  const publish = (files: Record<string, string>) => commit(at('source'), { 'build.sh': 'cp -r content dist', ...files });
  // There is a store to back up, whichever server runs.
  new EnquiryStore(at('data'), { create: true })[Symbol.dispose]();
  gitIn(at('source'), 'init', '-q');
  const env = updateSettings(root, await freePort());
  const start = (settings: Record<string, string> = {}) => {
    const child = spawn('sh', ['deploy/debian/update.sh'], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return { child, end: once(child, 'close').then(([code]) => ({ code: code as number, output })) };
  };
  return { at, publish, start };
}

/** Commits these files in the checkout in `folder`; one that is `null` is deleted. */
export function commit(folder: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(path.join(folder, name));
    else writeFileSync(path.join(folder, name), text);
  }
  gitIn(folder, 'add', '-A');
  gitIn(folder, 'commit', '-q', '-m', 'state');
}

type Machine = Awaited<ReturnType<typeof newMachine>>;

/** Replaces the site's server in tests of the script alone: it starts at once. */
export const quickServer = {
  'server/main.ts': `
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';

const built = statSync('dist/.build/server.json').mtime.toISOString();
const server = createServer(({ url }, answer) => {
  const file = url === '/' ? 'dist/index.html' : 'dist' + url;
  if (url === '/healthz') answer.setHeader('x-build', built).end();
  else answer.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) && readFileSync(file));
});
process.once('SIGTERM', () => server.close());
server.listen(process.env.LISTEN_FDS ? { fd: 3 } : process.env.PORT, () => console.log('Serving the site on a port'));
`,
};

/** A machine with a first release, with these files instead of the project's, and a service that runs it. */
export async function runningMachine(files: Record<string, string> = {}) {
  const { at, publish, start } = await newMachine();
  const port = await freePort();
  const service = startService(at('current'), {
    PORT: String(port),
    PID_FILE: at('pid'),
    DATA_DIR: at('data'),
    ...noLimits,
  });
  writeFileSync(at('bin/restart'), `#!/bin/sh\nkill "$(cat ${at('pid')})"\n`, { mode: 0o755 });
  const startIt = (settings?: Record<string, string>) =>
    start({ STUDIO_PORT: String(port), STUDIO_RESTART: at('bin/restart'), ...settings });
  const update = (settings?: Record<string, string>) => startIt(settings).end;
  publish(files);
  expect(await update()).toMatchObject({ code: 0, output: expect.stringMatching(/serving/) });
  await service;
  return { at, publish, update, start: startIt, port };
}

export const release = ({ at }: Pick<Machine, 'at'>) => readlinkSync(at('current'));
/** What the editor reads of the last update. */
export const state = ({ at }: Pick<Machine, 'at'>) => readFileSync(at('publish.state'), 'utf8').trim().split('\n');
