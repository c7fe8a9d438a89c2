/**
 * Firefox and WebKit as the system has them, by their own W3C protocols: Playwright drives only builds of its own. Firefox
 * speaks WebDriver BiDi by itself; WebKitGTK brings WebKitWebDriver (Debian: webkit2gtk-driver) and needs a display (xvfb).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type OtherBrowser = {
  /** Loads a document. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; it must be JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses and releases each key as a keyboard does. */
  press: (...keys: string[]) => Promise<void>;
  close: () => Promise<void>;
};

/** Code points that WebDriver gives to keys without a character. */
export const keys = { Tab: '\uE004', Enter: '\uE006', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' };

const desktop = { width: 1280, height: 900 };

export const otherBrowsers = [
  { name: 'Firefox', present: Boolean(firefoxCommand()), start: startFirefox },
  { name: 'WebKit', present: Boolean(onPath('WebKitWebDriver') && onPath('Xvfb')), start: startWebKit },
];

async function startFirefox(): Promise<OtherBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const firefox = start(firefoxCommand() as string, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
  const [, socketAddress] = await saying(firefox, /BiDi listening on (\S+)/);
  const { call, hangUp } = await dial(`${socketAddress}/session`);
  await call('session.new', { capabilities: {} });
  // A tab of its own has the focus; in the first one it is in the address bar.
  const { context } = await call('browsingContext.create', { type: 'tab' });
  await call('browsingContext.setViewport', { context, viewport: desktop });
  return {
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = await call('script.evaluate', { expression: asJson(expression), target: { context }, awaitPromise: true });
      return fromJson(answer.result as { value?: string }, answer.exceptionDetails);
    },
    press: async (...pressed) => void (await call('input.performActions', { context, actions: asActions(pressed) })),
    async close() {
      await call('browser.close', {}).catch(() => {});
      hangUp();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startWebKit(): Promise<OtherBrowser> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const [display] = await saying(screen, /\d+/);
  const port = await freePort();
  const driver = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${display}` });
  const call = async (method: string, place: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${place}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await answering(port);
  const { sessionId } = (await call('POST', '', { capabilities: {} })) as { sessionId: string };
  await call('POST', `/${sessionId}/window/rect`, { x: 0, y: 0, ...desktop });
  return {
    open: async (url) => void (await call('POST', `/${sessionId}/url`, { url })),
    async evaluate(expression) {
      const value = await call('POST', `/${sessionId}/execute/sync`, { script: `return ${asJson(expression)}`, args: [] });
      return fromJson({ value: value as string });
    },
    press: async (...pressed) => void (await call('POST', `/${sessionId}/actions`, { actions: asActions(pressed) })),
    async close() {
      await call('DELETE', `/${sessionId}`).catch(() => {});
      await stop(driver);
      await stop(screen);
    },
  };
}

/** A WebDriver BiDi connection: each command is answered under its number. */
async function dial(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  type Answer = Record<string, unknown>;
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    if (type === 'error') waiting.get(id)?.reject(new Error(message));
    else waiting.get(id)?.resolve(result);
  };
  let last = 0;
  const call = (method: string, params: object) =>
    new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { call, hangUp: () => socket.close() };
}

function asJson(expression: string): string {
  return `JSON.stringify(${expression})`;
}

function fromJson<T>({ value }: { value?: string }, problem?: unknown): T {
  if (problem) throw new Error(JSON.stringify(problem));
  return (value === undefined ? undefined : JSON.parse(value)) as T;
}

function asActions(pressed: string[]) {
  const actions = pressed.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keyboard', actions }];
}

function firefoxCommand(): string | undefined {
  return onPath('firefox') ?? onPath('firefox-esr');
}

function onPath(command: string): string | undefined {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, command));
  return places.find((place) => existsSync(place));
}

function start(command: string, options: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, options, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Waits until a program has said something. */
async function saying(child: ChildProcess, words: RegExp): Promise<string[]> {
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      const match = words.exec(said);
      if (match) resolve(match.slice());
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function answering(port: number): Promise<void> {
  const asked = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
  if (asked?.ok) return;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return answering(port);
}
