import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#server/test/test-support.ts';

const folder = 'deploy/debian';
const units = readdirSync(folder).filter((name) => /\.(service|socket|timer|path)$/.test(name));
// That service runs `studio update` as root.
const services = units.filter((name) => name.endsWith('.service') && name !== 'studio-publish.service');
/** The services that get hardening.conf from install.sh. */
const hardened = (/^for service in (.+); do$/m.exec(readFileSync(path.join(folder, 'install.sh'), 'utf8'))?.[1] ?? '')
  .split(' ')
  .map((name) => `${name}.service`);
const version = Number(/^systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);

// `security --offline` needs 250.
if (version < 250) console.error('Units not checked: systemd-analyze 250 or newer is not installed here');

/** The units as install.sh leaves them, but with a program that exists on this machine. */
function installed(): string {
  const copy = temporaryFolder();
  for (const name of units) {
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll(
      /\/opt\/studio\/current\/node_modules\/.bin\/node|\/usr\/local\/bin\/studio/g,
      process.execPath,
    );
    writeFileSync(path.join(copy, name), text);
  }
  for (const name of hardened) cpSync(path.join(folder, 'hardening.conf'), path.join(copy, `${name}.d/hardening.conf`));
  return copy;
}

describe.skipIf(version < 250)('systemd', () => {
  test('finds no fault in the units', () => {
    const copy = installed();
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => path.join(copy, name))], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes(copy) || line.includes('studio'))]).toEqual([0, []]);
  });

  test.each(services)('gives %s an exposure of at most 2.0', (name) => {
    const file = path.join(installed(), name);
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], { encoding: 'utf8' });
    expect(status, stdout.split('\n').slice(-3).join('\n')).toBe(0);
  });
});

test('every service is restricted, and those that keep enquiries write files for their own user only', () => {
  expect(hardened.toSorted()).toEqual(services.toSorted());
  for (const name of services) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    // What the editor writes is public.
    expect(text, name).toContain(name === 'studio-editor.service' ? '\nUMask=0022\n' : '\nUMask=0077\n');
    // A backup does not need the network.
    const network = name === 'studio-backup.service' ? ['PrivateNetwork=yes', '=none'] : ['=AF_INET AF_INET6 AF_UNIX'];
    for (const line of network) expect(text, name).toContain(`${line}\n`);
  }
});

test('systemd gives no folder of data to its user: it fails at the append-only audit.log, and then serves nothing', () => {
  for (const name of services) expect(readFileSync(path.join(folder, name), 'utf8'), name).not.toMatch(/^StateDirectory=/m);
});

test('studio restart fails with the last words of a server that does not answer', () => {
  const bin = temporaryFolder();
  const fakes = { curl: 'exit 28', systemctl: 'true', journalctl: 'echo Setting SMTP_URL: write it' };
  for (const [name, text] of Object.entries(fakes)) writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const restart = () =>
    spawnSync('sh', ['deploy/debian/studio', 'restart'], { env: { PATH: `${bin}:${process.env.PATH}` }, encoding: 'utf8' });
  expect(restart()).toMatchObject({ status: 1, stdout: expect.stringContaining('Setting SMTP_URL') });
  writeFileSync(path.join(bin, 'curl'), '#!/bin/sh\n');
  expect(restart()).toMatchObject({ status: 0 });
});

test('README.md lists every unit', () => {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  expect(units.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('what starts again by itself never gives up', () => {
  const restarted = services.map((name) => readFileSync(path.join(folder, name), 'utf8')).filter((text) => /^Restart=/m.test(text));
  expect(restarted).not.toEqual([]);
  for (const text of restarted) expect(text).toContain('StartLimitIntervalSec=0');
});
