import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { hasTools, quickServer, release, runningMachine, state } from '#deploy/test/test-machine.ts';
import { startVisitors } from '#deploy/test/test-visitors.ts';
import { readRows } from '#server/test/test-support.ts';

// A busy machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 900_000 });

const main = readFileSync('server/main.ts', 'utf8');

/** Each breaks a release in a different way. The waiting time is shorter only if the release can never answer. */
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
    const machine = await runningMachine();
    const [first, visitors] = [release(machine), startVisitors(`http://127.0.0.1:${machine.port}`, { headers: { connection: 'close' } })];
    for (let count = 0; count < 2; count += 1) {
      machine.publish({ 'content/robots.txt': `# State ${count}\n` });
      const { code, output } = await machine.update();
      expect(code, output).toBe(0);
    }
    await visitors.stop();
    expect(Object.keys(visitors.responses).toSorted()).toEqual(['GET 200', 'POST 200']);
    expect([release(machine) === first, state(machine)]).toEqual([false, ['published']]);
    expect(await (await fetch(`http://127.0.0.1:${machine.port}/robots.txt`)).text()).toContain('State 1');
    expect(readRows(machine.at('data'))).toHaveLength(visitors.responses['POST 200'] ?? 0);
    expect(readdirSync(machine.at('backups')), 'a backup before each switch').not.toHaveLength(0);
  });

  test('leaves the old release serving, whatever fails, and works again after it', async () => {
    const machine = await runningMachine();
    const before = { release: release(machine), kept: readdirSync(machine.at('releases')) };
    const visitors = startVisitors(`http://127.0.0.1:${machine.port}`, { clients: 2, headers: { connection: 'close' } });
    for (const [name, files, reason, settings] of failures) {
      machine.publish(files);
      const { code, output } = await machine.update(settings);
      expect([code, output], name).toEqual([1, expect.stringMatching(reason)]);
      expect(state(machine), name).toEqual(['failed', output.trim().split('\n').at(-1)]);
      expect({ release: release(machine), kept: readdirSync(machine.at('releases')) }, name).toEqual(before);
      expect((await fetch(`http://127.0.0.1:${machine.port}/healthz`)).status, name).toBe(200);
      machine.publish({ 'server/main.ts': main });
    }
    await visitors.stop();
    expect(Object.keys(visitors.responses).toSorted()).toEqual(['GET 200', 'POST 200']);
    for (let count = 0; count < 3; count += 1) expect((await machine.update()).code).toBe(0);
    const kept = readdirSync(machine.at('releases'));
    expect(kept).toHaveLength(3);
    // The first one is deleted but listed: its words can be gone back to. What failed is not.
    const published = readFileSync(machine.at('publications'), 'utf8').trim().split('\n');
    expect(published).toEqual([path.basename(before.release), ...kept.toSorted()]);
  });

  test('tries the new release with the backup just made, wherever the settings have store and backups', async () => {
    const machine = await runningMachine(quickServer);
    renameSync(machine.at('data'), machine.at('moved'));
    appendFileSync(machine.at('settings.env'), `DATA_DIR="${machine.at('moved')}"\nBACKUP_DIR=${machine.at('elsewhere')}\n`);
    const { code, output } = await machine.update();
    expect(code, output).toBe(0);
    expect([readdirSync(machine.at('backups')), readdirSync(machine.at('elsewhere')).length]).toEqual([[], 1]);
  });

  test('keeps the release before, also after some that were made while the clock was ahead', async () => {
    const machine = await runningMachine(quickServer);
    for (const name of ['20990101T000000Z-a', '20990102T000000Z-b', '20990103T000000Z-c']) mkdirSync(machine.at('releases', name));
    const before = release(machine);
    expect(await machine.update()).toMatchObject({ code: 0 });
    expect(existsSync(before)).toBe(true);
    // As a full disk refuses it.
    mkdirSync(machine.at('publish.state.new'));
    expect(await machine.update()).toMatchObject({ code: 1, output: expect.stringMatching(/Is the disk full\? README\.md/) });
  });

  test('says where search engines are given another address than the one that is served', async () => {
    const machine = await runningMachine(quickServer);
    const caddyfile = readFileSync('deploy/debian/Caddyfile', 'utf8');
    for (const [address, said] of [
      ['https://www.studio.example', []],
      [
        'https://old.example',
        [expect.stringMatching(/https:\/\/old\.example.*www\.studio\.example.*correct url in content\/studio\.yaml/)],
      ],
    ] as const) {
      writeFileSync(machine.at('Caddyfile'), caddyfile);
      machine.publish({ 'content/robots.txt': `Sitemap: ${address}/sitemap.xml\n` });
      expect(await machine.update()).toMatchObject({ code: 0 });
      expect(state(machine)).toEqual(['published', ...said]);
    }
    // A trial on one's own machine.
    writeFileSync(machine.at('Caddyfile'), caddyfile.replaceAll('www.studio.example', 'www.studio.localhost'));
    expect(await machine.update()).toMatchObject({ code: 0 });
    expect(state(machine)).toEqual(['published']);
  });

  test('lets nobody else write what is served, whatever the build left', async () => {
    const machine = await runningMachine(quickServer);
    machine.publish({ 'build.sh': 'cp -r content dist; chmod -R a+w .; chmod ug+s dist/robots.txt; chmod go-r dist/index.html' });
    expect(await machine.update()).toMatchObject({ code: 0 });
    const { stdout } = spawnSync('find', [release(machine), '!', '-type', 'l', '-perm', '/6022'], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(spawnSync('find', [release(machine), '!', '-perm', '-a+r'], { encoding: 'utf8' }).stdout).toBe('');
  });
});

test('a release needs no install script of a package: update.sh runs none', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages).filter(([, each]) => each.hasInstallScript);
  // It downloads Java for the tests' HTML checker.
  expect(withScript.map(([name]) => name)).toEqual(['node_modules/vnu-jar']);
});
