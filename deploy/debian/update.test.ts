import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { startLoad } from '#server/test-load.ts';
import { readRows, startService, temporaryFolder, temporarySite } from '#server/test-support.ts';
import { freePort } from '#tools/free-port.ts';

// A crowded machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 900_000 });

const hasTools = ['git', 'curl', 'flock'].every((tool) => !spawnSync(tool, ['--version']).error) && process.platform === 'linux';

/** The script's machine in a folder: a project to build, whose npm only copies, and a service that runs the release. */
async function machine() {
  const root = temporaryFolder();
  const at = (...names: string[]) => path.join(root, ...names);
  for (const folder of ['source', 'releases', 'cache', 'bin', 'backups', 'data']) mkdirSync(at(folder));
  for (const name of ['server', 'contract', 'package.json', 'deploy']) cpSync(name, at('source', name), { recursive: true });
  cpSync(temporarySite(), at('source', 'site'), { recursive: true });
  writeFileSync(at('settings.env'), `DATA_DIR=${at('data')}\nBACKUP_DIR=${at('backups')}\nLIMIT_PER_ADDRESS=999999\nLIMIT_TOTAL=999999\n`);
  writeFileSync(
    at('bin/npm'),
    `#!/bin/sh\ncase "$*" in ci*) ln -s ${path.resolve('node_modules')} node_modules ;; 'run build') sh build.sh ;; esac\n`,
    { mode: 0o755 },
  );
  const git = (...words: string[]) =>
    spawnSync('git', ['-c', 'core.hooksPath=/dev/null', '-c', 'user.name=t', '-c', 'user.email=t@t.example', ...words], {
      cwd: at('source'),
    });
  /** Commits the project with these files in place of its own. */
  const publish = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries({ 'build.sh': 'cp -r site dist', ...files })) writeFileSync(at('source', name), text);
    git('add', '-A');
    git('commit', '-q', '-m', 'state');
  };
  git('init', '-q');
  const me = spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout.trim();
  const env = {
    PATH: `${at('bin')}:${process.env.PATH}`,
    STUDIO_ROOT: root,
    STUDIO_SETTINGS: at('settings.env'),
    STUDIO_STORE: at('data/enquiries.db'),
    STUDIO_BACKUPS: at('backups'),
    STUDIO_BUILDER: me,
    STUDIO_SERVER: me,
    STUDIO_SPARE_PORT: String(await freePort()),
    STUDIO_PATIENCE: '300',
    STUDIO_SWITCH_PATIENCE: '300',
    STUDIO_BACK_PATIENCE: '300',
  };
  const start = (settings: Record<string, string> = {}) => {
    const child = spawn('sh', ['deploy/debian/update.sh'], { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    return { child, end: once(child, 'close').then(([code]) => ({ code: code as number, output })) };
  };
  const update = (settings: Record<string, string>) => start(settings).end;
  return { at, publish, start, update };
}

type Machine = Awaited<ReturnType<typeof machine>>;

/** A machine with a first release, and a service that runs it. */
async function runningMachine() {
  const { at, publish, start, update } = await machine();
  const port = await freePort();
  const service = startService(at('current'), {
    PORT: String(port),
    PID_FILE: at('pid'),
    DATA_DIR: at('data'),
    LIMIT_PER_ADDRESS: '999999999',
    LIMIT_TOTAL: '999999999',
  });
  writeFileSync(at('bin/restart'), `#!/bin/sh\nkill "$(cat ${at('pid')})"\n`, { mode: 0o755 });
  const updateIt = (settings: Record<string, string> = {}) =>
    update({ STUDIO_PORT: String(port), STUDIO_RESTART: at('bin/restart'), ...settings });
  publish({});
  expect(await updateIt()).toMatchObject({ code: 0, output: expect.stringMatching(/serving/) });
  await service;
  const startIt = () => start({ STUDIO_PORT: String(port), STUDIO_RESTART: at('bin/restart') });
  return { at, publish, update: updateIt, start: startIt, port };
}

const release = ({ at }: Pick<Machine, 'at'>) => readlinkSync(at('current'));
/** What the desk reads of the last update. */
const state = ({ at }: Pick<Machine, 'at'>) => readFileSync(at('publish.state'), 'utf8').trim().split('\n');
const main = readFileSync('server/main.ts', 'utf8');

/** Each breaks a release in another way; waiting is cut short only where the release can never answer, however slow the machine is. */
const failures: [string, Record<string, string>, RegExp, Record<string, string>?][] = [
  ['a broken build', { 'build.sh': 'exit 1' }, /build failed: nothing changed/],
  ['a server that does not start', { 'server/main.ts': "throw new Error('no')" }, /does not answer: nothing changed/],
  [
    'a health check that fails',
    {
      'server/main.ts':
        "import { createServer } from 'node:http'; createServer((_, answer) => answer.writeHead(503).end()).listen(process.env.PORT)",
    },
    /does not answer: nothing changed/,
    { STUDIO_PATIENCE: '3' },
  ],
  [
    'a server that starts on the spare port and not in its place',
    { 'server/main.ts': "if (process.env.LISTEN_FDS) process.exit(1); await import('./real.ts')", 'server/real.ts': main },
    /going back[\s\S]*went back to/,
    { STUDIO_SWITCH_PATIENCE: '3' },
  ],
];

describe.skipIf(!hasTools)('update.sh', () => {
  test('takes over a new state under load without losing a request', async () => {
    const it = await runningMachine();
    const [first, load] = [release(it), startLoad(it.port)];
    for (let count = 0; count < 2; count += 1) {
      it.publish({ 'site/robots.txt': `# State ${count}\n` });
      const { code, output } = await it.update();
      expect(code, output).toBe(0);
    }
    await load.stop();
    expect([...load.answers.keys()].toSorted()).toEqual(['GET 200', 'POST 200']);
    expect([release(it) === first, state(it)]).toEqual([false, ['published']]);
    expect(await (await fetch(`http://127.0.0.1:${it.port}/robots.txt`)).text()).toContain('State 1');
    expect(readRows(it.at('data'))).toHaveLength(load.answers.get('POST 200') ?? 0);
    expect(readdirSync(it.at('backups')), 'a backup before each switch').not.toHaveLength(0);
  });

  test('leaves the old release serving, whatever fails, and works again after it', async () => {
    const it = await runningMachine();
    const before = { release: release(it), kept: readdirSync(it.at('releases')) };
    const load = startLoad(it.port, 2);
    for (const [name, files, reason, settings] of failures) {
      it.publish(files);
      const { code, output } = await it.update(settings);
      expect([code, output], name).toEqual([1, expect.stringMatching(reason)]);
      expect(state(it), name).toEqual(['failed', output.trim().split('\n').at(-1)]);
      expect({ release: release(it), kept: readdirSync(it.at('releases')) }, name).toEqual(before);
      expect((await fetch(`http://127.0.0.1:${it.port}/healthz`)).status, name).toBe(200);
      it.publish({ 'server/main.ts': main });
    }
    await load.stop();
    expect([...load.answers.keys()].toSorted()).toEqual(['GET 200', 'POST 200']);
    for (let count = 0; count < 4; count += 1) expect((await it.update()).code).toBe(0);
    expect(readdirSync(it.at('releases'))).toHaveLength(3);
  });

  test('ended during the build, it ends what the build started and leaves nothing of it', async () => {
    const it = await machine();
    it.publish({ 'build.sh': `sleep 600 & echo $! >${it.at('sleeping')}; wait` });
    const { child, end } = it.start();
    await vi.waitUntil(() => existsSync(it.at('sleeping')) && readFileSync(it.at('sleeping'), 'utf8') !== '', { timeout: 600_000 });
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 1 });
    const sleeping = Number(readFileSync(it.at('sleeping'), 'utf8'));
    await vi.waitUntil(() => !existsSync(`/proc/${sleeping}/exe`), { timeout: 60_000 });
    expect([readdirSync(it.at('releases')), existsSync(it.at('build')), state(it)]).toEqual([[], false, ['build']]);
  });

  test('lets nobody else write what is served, whatever the build left', async () => {
    const it = await runningMachine();
    it.publish({ 'build.sh': 'cp -r site dist; chmod -R a+w .; chmod ug+s dist/robots.txt; chmod go-r dist/index.html' });
    expect(await it.update()).toMatchObject({ code: 0 });
    const { stdout } = spawnSync('find', [release(it), '!', '-type', 'l', '-perm', '/6022'], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(spawnSync('find', [release(it), '!', '-perm', '-a+r'], { encoding: 'utf8' }).stdout).toBe('');
  });

  test.each(['TERM', 'HUP'])('ended by %s after the switch, it goes back to the release before', async (signal) => {
    const it = await runningMachine();
    const before = release(it);
    it.publish({ 'site/robots.txt': '# New\n' });
    const once = it.at('once');
    writeFileSync(once, '');
    writeFileSync(
      it.at('bin/ends'),
      `#!/bin/sh\nkill "$(cat ${it.at('pid')})"\n[ ! -e ${once} ] || { rm ${once}; kill -${signal} $PPID; }\n`,
      {
        mode: 0o755,
      },
    );
    expect(await it.update({ STUDIO_RESTART: it.at('bin/ends') })).toMatchObject({
      code: 1,
      output: expect.stringMatching(/switching/),
    });
    expect([release(it), readdirSync(it.at('releases'))]).toEqual([before, [path.basename(before)]]);
    expect(await it.update()).toMatchObject({ code: 0 });
  });

  test('cut off at any of twenty moments, a state is served, and the next update works', async () => {
    const it = await runningMachine();
    const robots = async () => (await fetch(`http://127.0.0.1:${it.port}/robots.txt`)).text();
    const first = performance.now();
    expect((await it.update()).code).toBe(0);
    let whole = performance.now() - first;
    for (let place = 0; place < 20; ) {
      it.publish({ 'site/robots.txt': `# State ${place}\n` });
      const begun = performance.now();
      const { child, end } = it.start();
      const through = await Promise.race([end, delay((whole * place) / 20)]);
      if (through) {
        // The machine is less busy than before: the moments of this place and the next ones come sooner.
        expect(through.code, through.output).toBe(0);
        whole = performance.now() - begun;
        continue;
      }
      killTree(child.pid as number);
      await end;
      expect(await robots(), `cut off at ${place} of 20`).toMatch(/^(User-agent|# State)/);
      place += 1;
    }
    expect((await it.update()).code).toBe(0);
    expect(await robots()).toBe('# State 19\n');
    expect(readdirSync(it.at('releases')).length).toBeLessThanOrEqual(3);
    expect(readdirSync(it.at()).filter((name) => ['build', 'next', 'current.new'].includes(name))).toEqual([]);
  });
});

/** Ends a process and all that it started at once, as a power cut does. Each is stopped first, so that it starts nothing more meanwhile. */
function killTree(pid: number): void {
  const all = [String(pid)];
  for (const each of all) {
    spawnSync('kill', ['-STOP', each]);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', each], { encoding: 'utf8' });
    all.push(...stdout.trim().split(/\s+/).filter(Boolean));
  }
  spawnSync('kill', ['-9', ...all]);
}

test('a release needs no install script of a package: update.sh runs none', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
  // It fetches a Java for the tests' HTML checker.
  expect(withScript.map(([name]) => name)).toEqual(['node_modules/vnu-jar']);
});
