import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder, temporarySite } from '#server/test/test-support.ts';

type Locked = { dev?: boolean; devOptional?: boolean; optional?: boolean };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

/** The PATH without the project's Node, which `npm run` puts first. */
const ownBin = path.resolve('node_modules/.bin');
const systemPath = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== ownBin);
// Serves the folder's own site, whichever the other tests use.
const env = { ...process.env, PATH: systemPath.join(path.delimiter), SITE_DIR: 'dist' };
const systemNode = spawnSync('node', ['-p', 'process.versions.node'], { env, encoding: 'utf8' }).stdout?.trim() ?? '';
const [major = 0, minor = 0] = systemNode.split('.').map(Number);
const canRunTypeScript = major > 23 || (major === 22 && minor >= 18) || (major === 23 && minor >= 6);

/** A copy of the project as `npm ci` with these --omit options leaves it. */
function installed(omit: 'dev' | 'dev and optional'): string {
  const folder = temporaryFolder();
  for (const name of ['server', 'contract', 'package.json']) cpSync(name, path.join(folder, name), { recursive: true });
  cpSync(temporarySite(), path.join(folder, 'dist'), { recursive: true });
  for (const [name, { dev, devOptional, optional }] of Object.entries(packages)) {
    // Nested packages are copied with their package.
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) || dev || devOptional || !existsSync(name)) continue;
    if (optional && omit === 'dev and optional') continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    // A link would find the omitted packages beside its target.
    if (name === 'node_modules/sharp') cpSync(name, path.join(folder, name), { recursive: true });
    else symlinkSync(path.resolve(name), path.join(folder, name));
  }
  if (omit === 'dev' && existsSync(path.join(ownBin, 'node'))) {
    mkdirSync(path.join(folder, 'node_modules/.bin'));
    symlinkSync(path.join(ownBin, 'node'), path.join(folder, 'node_modules/.bin/node'));
  }
  return folder;
}

/** Runs `npm run serve` until it serves or ends; returns what it printed. */
async function serve(folder: string, PATH = env.PATH): Promise<string> {
  const child = spawn('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    env: { ...env, PATH, PORT: '0', HOST: '127.0.0.1' },
    detached: true,
  });
  // npm does not pass a signal on to a shell's child, so the whole group is killed.
  onTestFinished(() => {
    if (child.exitCode === null) process.kill(-(child.pid as number), 'SIGKILL');
  });
  let said = '';
  const served = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Serving the site on')) resolve();
      });
    }
  });
  await Promise.race([served, once(child, 'close')]);
  return said;
}

test('a site that is built is served by npm ci --omit=dev and npm run serve, whatever Node the machine has', async () => {
  const said = await serve(installed('dev'));
  const url = /http:\S+/.exec(said)?.[0];
  expect(url, said).toBeDefined();
  expect((await fetch(`${url}/about`)).status).toBe(200);
});

const lines = (text: string) => text.split('\n').filter((line) => line && !line.startsWith('npm warn'));

test.skipIf(canRunTypeScript)(
  `an older Node (${systemNode || 'none'}) without the optional packages is told which one is needed`,
  async () => {
    expect(lines(await serve(installed('dev and optional')))).toEqual([expect.stringMatching(/Node 24\.4 or newer, and here is [\d.]+\./)]);
  },
);

test('a new Node without the optional packages is told in one line what is missing', async () => {
  const said = await serve(installed('dev and optional'), `${path.dirname(process.execPath)}${path.delimiter}${env.PATH}`);
  expect(lines(said)).toEqual([expect.stringMatching(/^Packages are missing .* without --omit=optional$/)]);
});
