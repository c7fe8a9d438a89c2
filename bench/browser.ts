import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureBrowsers, findBrowser } from '#tools/chromium.ts';

/** The headless shell does not know the connection's type: it would load pictures from twice as far below as Chrome on 4G. */
export const browserFlags = ['--no-sandbox', '--blink-settings=lazyLoadingImageMarginPxUnknown=1250'];

/** Starts the browser, and installs it if it is missing. */
export async function launchBrowser(flags: string[] = []): Promise<Browser> {
  ensureBrowsers();
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...browserFlags, ...flags] });
}

/**
 * Opens a page on Lighthouse's phone, with an empty cache. A service worker can be blocked: what it fetches does not count
 * as the page's.
 */
export async function openPhone(browser: Browser, serviceWorkers: 'allow' | 'block' = 'allow'): Promise<Page> {
  return browser.newPage({
    serviceWorkers,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
}
