import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#server/test-support.ts';

const folder = 'deploy/debian';
const units = readdirSync(folder).filter((name) => /\.(service|socket|timer|path)$/.test(name));
// Publishing is root's `studio update`, started in another way.
const services = units.filter((name) => name.endsWith('.service') && name !== 'studio-publish.service');
const version = Number(/^systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0);

// `security --offline` came with 250.
if (version < 250) console.error('Units not checked: systemd-analyze 250 or newer is not installed here');

describe.skipIf(version < 250)('systemd', () => {
  test('finds no fault in the units', () => {
    const copy = temporaryFolder();
    for (const name of units) {
      cpSync(path.join(folder, name), path.join(copy, name));
      // The release is not installed where the tests run.
      const text = readFileSync(path.join(copy, name), 'utf8').replaceAll(
        /\/opt\/studio\/current\/node_modules\/.bin\/node|\/usr\/local\/bin\/studio/g,
        process.execPath,
      );
      writeFileSync(path.join(copy, name), text);
    }
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => path.join(copy, name))], {
      encoding: 'utf8',
    });
    expect([status, stderr.split('\n').filter((line) => line.includes(copy) || line.includes('studio'))]).toEqual([0, []]);
  });

  test.each(services)('gives %s an exposure of at most 2.0', (name) => {
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', path.join(folder, name)], {
      encoding: 'utf8',
    });
    expect(status, stdout.split('\n').slice(-3).join('\n')).toBe(0);
  });
});

test('the services are as restricted, but for the network, which a backup does not need', () => {
  const [server, backup] = ['studio.service', 'studio-backup.service'].map((name) =>
    restrictions(readFileSync(path.join(folder, name), 'utf8')),
  );
  const common = (lines: string[]) => lines.filter((line) => !line.startsWith('InaccessiblePaths'));
  const only = (one: string[] = [], other: string[] = []) => common(one).filter((line) => !other.includes(line));
  expect(only(server, backup)).toEqual(['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX']);
  expect(only(backup, server)).toEqual(['PrivateNetwork=yes', 'RestrictAddressFamilies=none']);
  for (const name of ['studio-desk.service', 'studio-editor.service']) {
    // What the editor writes is public.
    const its = restrictions(readFileSync(path.join(folder, name), 'utf8')).map((line) => line.replace('UMask=0022', 'UMask=0077'));
    expect(its, name).toEqual(common(server ?? []));
  }
});

test('what starts again by itself never gives up', () => {
  const restarted = services.map((name) => readFileSync(path.join(folder, name), 'utf8')).filter((text) => /^Restart=/m.test(text));
  expect(restarted).not.toEqual([]);
  for (const text of restarted) expect(text).toContain('StartLimitIntervalSec=0');
});

function restrictions(unit: string): string[] {
  const first = unit.indexOf('CapabilityBoundingSet=');
  return unit
    .slice(first)
    .split('\n')
    .filter((line) => /^\w+=/.test(line) && !line.startsWith('WantedBy'));
}
