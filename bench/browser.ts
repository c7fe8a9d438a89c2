/**
 * The browser that measures: Chromium's headless shell where there is one. A desktop Chromium keeps up its own window beside
 * the page, even without a screen, and takes the processor from it: of the 12 to 36 ms in which it makes a document only 7 are
 * the page's. A phone has no such window.
 */
import { existsSync } from 'node:fs';
import { ensureChromium, findChromium, installWithApt } from '#tools/chromium.ts';

const shell = '/usr/bin/chromium-headless-shell';

/** CHROMIUM_PATH decides, then the shell, then any Chromium; undefined leaves the choice to the program that starts it. */
export function findBrowser(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findChromium();
}

/** The shell does not know the kind of line, and would fetch pictures from twice as far below the window as Chrome on 4G. */
export const browserFlags = ['--no-sandbox', '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'];

/** Finds the browser or installs it, and says which. Throws where there is no way, with what to do. */
export function ensureBrowser(): void {
  if (!process.env.CHROMIUM_PATH && !existsSync(shell)) installWithApt('chromium-headless-shell');
  const found = findBrowser();
  if (found) return void console.log(`Browser: ${found}`);
  ensureChromium();
}
