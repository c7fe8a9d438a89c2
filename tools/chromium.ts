import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The system's Chromium, or the one that CHROMIUM_PATH names; undefined leaves the choice to Playwright. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}

/** Finds Chromium or installs it, and says which. Throws where there is no way, with what to do. */
export function ensureChromium(): void {
  const found = findChromium();
  if (found) {
    console.log(`Browser: ${found}`);
    return;
  }
  installWithApt('chromium');
  if (findChromium()) return;
  console.log('Browser: none found, asking Playwright to download Chromium');
  const { status } = run('npx', ['playwright', 'install', 'chromium']);
  if (status !== 0) throw new Error('No browser for the journeys: install Chromium, or name one in CHROMIUM_PATH');
}

/** Installs a Debian package where that is allowed, and does nothing elsewhere. */
export function installWithApt(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Browser: installing the Debian package ${name} (about a minute)`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', name]);
}

function run(command: string, options: string[]) {
  return spawnSync(command, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
