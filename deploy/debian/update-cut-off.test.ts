import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { hasTools, newMachine, quickServer, release, runningMachine, state } from '#deploy/test/test-machine.ts';

// A busy machine makes a test slow, never wrong.
vi.setConfig({ testTimeout: 900_000 });

describe.skipIf(!hasTools)('update.sh', () => {
  test('ended during the build, it ends what the build started and leaves nothing of it', async () => {
    const machine = await newMachine();
    machine.publish({ 'build.sh': `sleep 600 & echo $! >${machine.at('sleeping')}; wait` });
    const { child, end } = machine.start();
    await vi.waitUntil(() => existsSync(machine.at('sleeping')) && readFileSync(machine.at('sleeping'), 'utf8') !== '', {
      timeout: 600_000,
    });
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 1 });
    const sleeping = Number(readFileSync(machine.at('sleeping'), 'utf8'));
    await vi.waitUntil(() => !existsSync(`/proc/${sleeping}/exe`), { timeout: 60_000 });
    expect([readdirSync(machine.at('releases')), existsSync(machine.at('build')), state(machine)]).toEqual([[], false, ['build']]);
  });

  test('ended by TERM or HUP after the switch, it goes back to the release before', async () => {
    const machine = await runningMachine(quickServer);
    const before = release(machine);
    machine.publish({ 'content/robots.txt': '# New\n' });
    const once = machine.at('once');
    for (const signal of ['TERM', 'HUP']) {
      writeFileSync(once, '');
      writeFileSync(
        machine.at('bin/ends'),
        `#!/bin/sh\nkill "$(cat ${machine.at('pid')})"\n[ ! -e ${once} ] || { rm ${once}; kill -${signal} $PPID; }\n`,
        { mode: 0o755 },
      );
      expect(await machine.update({ STUDIO_RESTART: machine.at('bin/ends') }), signal).toMatchObject({
        code: 1,
        output: expect.stringMatching(/switching/),
      });
      expect([release(machine), readdirSync(machine.at('releases'))], signal).toEqual([before, [path.basename(before)]]);
    }
    expect(await machine.update()).toMatchObject({ code: 0 });
  });

  test('killed at any of twenty moments, it leaves a release that is served, and the next update works', async () => {
    const machine = await runningMachine(quickServer);
    const robots = async () => (await fetch(`http://127.0.0.1:${machine.port}/robots.txt`, { headers: { connection: 'close' } })).text();
    const first = performance.now();
    expect((await machine.update()).code).toBe(0);
    let whole = performance.now() - first;
    for (let place = 0; place < 20; ) {
      machine.publish({ 'content/robots.txt': `# State ${place}\n` });
      const startedAt = performance.now();
      const { child, end } = machine.start();
      const through = await Promise.race([end, delay((whole * place) / 20)]);
      if (through) {
        // The update ended before it was cut off: the machine is less busy now, so this and the next cuts come sooner.
        expect(through.code, through.output).toBe(0);
        whole = performance.now() - startedAt;
        continue;
      }
      killTree(child.pid as number);
      await end;
      expect(await robots(), `cut off at ${place} of 20`).toMatch(/^(User-agent|# State)/);
      place += 1;
    }
    expect((await machine.update()).code).toBe(0);
    expect(await robots()).toBe('# State 19\n');
    expect(readdirSync(machine.at('releases')).length).toBeLessThanOrEqual(3);
    expect(readdirSync(machine.at()).filter((name) => ['build', 'next', 'current.new'].includes(name))).toEqual([]);
  });
});

/** Kills a process and all that it started, as a power cut does. Stops each first, so it starts no more. */
function killTree(pid: number): void {
  const all = [String(pid)];
  for (const each of all) {
    spawnSync('kill', ['-STOP', each]);
    const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', each], { encoding: 'utf8' });
    all.push(...stdout.trim().split(/\s+/).filter(Boolean));
  }
  spawnSync('kill', ['-9', ...all]);
}
