/**
 * The system's Firefox and WebKit: Playwright drives only builds of its own. WebKitGTK needs WebKitWebDriver (Debian:
 * webkit2gtk-driver) and a display (xvfb).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { freePort } from '#deploy/test/test-free-port.ts';

export type OtherBrowser = {
  /** Loads a document. */
  open: (url: string) => Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses and releases each key as a keyboard does. */
  press: (...keys: string[]) => Promise<void>;
  /** Goes back like the browser's button, and does not wait for the page. */
  back: () => Promise<void>;
  close: () => Promise<void>;
};

const desktop = { width: 1280, height: 900 };

const firefox = onPath('firefox') ?? onPath('firefox-esr');

export const otherBrowsers = [
  { name: 'Firefox', present: Boolean(firefox), start: startFirefox },
  { name: 'WebKit', present: Boolean(onPath('WebKitWebDriver') && onPath('Xvfb')), start: startWebKit },
];

async function startFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox as string, defaultViewport: desktop });
  let page = await browser.newPage();
  return {
    // A new tab: the driver may wait for ever for a document after one from the back-forward cache.
    async open(url) {
      const before = page;
      page = await browser.newPage();
      await before.close();
      await page.goto(url);
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    // Not awaited: the driver expects a load, which a document from the back-forward cache does not have.
    back: async () => void page.goBack().catch(() => {}),
    close: () => browser.close(),
  };
}

/** Code points that WebDriver gives to keys without a character. */
const codePoints: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE006',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

async function startWebKit(): Promise<OtherBrowser> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const [display] = await once(screen.stdout as NonNullable<ChildProcess['stdout']>, 'data');
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` });
  const call = async (method: string, place: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${place}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await answering(port);
  const { sessionId } = (await call('POST', '', { capabilities: {} })) as { sessionId: string };
  await call('POST', `/${sessionId}/window/rect`, { x: 0, y: 0, ...desktop });
  return {
    open: async (url) => void (await call('POST', `/${sessionId}/url`, { url })),
    evaluate: <T>(expression: string) =>
      call('POST', `/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }) as Promise<T>,
    async press(...keys) {
      const actions = keys.flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: codePoints[key] ?? key })));
      await call('POST', `/${sessionId}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    back: async () => void (await call('POST', `/${sessionId}/back`, {})),
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => {});
      for (const child of [driver, screen]) child.kill();
    },
  };
}

function onPath(command: string): string | undefined {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));
  return places.find((place) => existsSync(place));
}

function start(command: string, options: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, options, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
}

async function answering(port: number): Promise<void> {
  const asked = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
  if (asked?.ok) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return answering(port);
}
