import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const shell = '/usr/bin/chromium-headless-shell';
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const errorsOnly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };

/**
 * The browser of tests and measurements: CHROMIUM_PATH, else Chromium's headless shell if it is installed, else Chromium;
 * undefined leaves the choice to the program that starts it. A desktop Chromium also draws its own window, even without
 * a screen: of the 12 to 36 ms in which it makes a document only 7 are the page's.
 */
export function findBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
}

/** CHROMIUM_PATH or the system's Chromium, if any. Unlike the shell it has a back-forward cache. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...installed].find((file) => file && existsSync(file));
}

/** Finds or installs the browsers, and prints which. Throws an Error that says what to do if that fails. */
export function ensureBrowsers(): void {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell)) installWithApt('chromium-headless-shell');
  if (!findChromium()) installWithApt('chromium');
  for (const browser of new Set([findBrowser(), findChromium()])) if (browser) console.log(`Browser: ${browser}`);
  if (findChromium()) return;
  console.log('Browser: no Chromium found, asking Playwright to download Chromium');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], errorsOnly);
  if (status !== 0) throw new Error('No browser for the journeys: install Chromium, or name one in CHROMIUM_PATH');
}

/** Installs a Debian package, as root on a Debian; otherwise does nothing. */
function installWithApt(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Browser: installing the Debian package ${name} (about a minute)`);
  spawnSync('apt-get', ['update', '-qq'], errorsOnly);
  spawnSync('apt-get', ['install', '-y', '-qq', name], errorsOnly);
}
