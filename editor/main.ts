/**
 * The editor of content/ and photos/. `npm run edit` opens it in a browser on this machine; EDIT_PORT sets another port.
 * For the desk it listens on the socket that systemd passes or EDIT_SOCKET names; STUDIO_ROOT is the folder of releases.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { contentRoot } from '#content-model/roots.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import { hasPassedSocket } from '#server/http/passed-socket.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { readEnvironment } from '#server/shared/settings.ts';
import { recover } from './history.ts';
import { createEditor } from './server.ts';
import { type EditorEnvironment, editorEnvironmentSchema, pageFolder } from './settings.ts';
import { isUpdating } from './update-progress.ts';

const isPassed = hasPassedSocket();
/** It ends after this time without a request, to free its memory; the socket starts it again. */
const idleMs = 30 * minuteMs;
/** Time for a save under way. Without a limit, unused connections would keep the process for a minute. */
const graceMs = 2000;

try {
  const settings = readEnvironment(editorEnvironmentSchema, process.env);
  if (!existsSync(pageFolder)) throw new OperatorError(`There is no ${pageFolder}: type npm run build:editor`);
  await (settings.EDIT_SOCKET || isPassed ? serveDesk(settings) : serveHere(settings.EDIT_PORT));
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exitCode = 1;
}

async function serveHere(port: number): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  const app = createEditor({ root: contentRoot, token, pageFolder });
  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    void app.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  const url = `${await app.listen({ host: '127.0.0.1', port })}/#token=${token}`;
  console.log(`The editor is open at\n\n  ${url}\n\nPress Ctrl+C here to close it.`);
  if (process.stdout.isTTY) openInBrowser(url);
}

/** Serves the desk on a socket, whose rights decide who may connect. */
async function serveDesk({ EDIT_SOCKET, STUDIO_ROOT }: EditorEnvironment): Promise<void> {
  // An update uses git's lock too.
  if (!STUDIO_ROOT || !isUpdating(STUDIO_ROOT)) await recover(contentRoot);
  const app = createEditor({ root: contentRoot, releasesFolder: STUDIO_ROOT, pageFolder });
  // Fastify cannot listen on a passed socket that has no port, and closes only what it listens on.
  const stop = () => app.server.close(() => app.close());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  await app.ready();
  if (isPassed) {
    const idle = setTimeout(stop, idleMs).unref();
    app.server.on('request', () => idle.refresh());
  } else {
    // A killed process leaves its socket.
    rmSync(EDIT_SOCKET as string, { force: true });
  }
  app.server.listen(isPassed ? { fd: 3 } : { path: EDIT_SOCKET as string }, () => console.log('The editor is open for the desk'));
}

function explain(error: NodeJS.ErrnoException): unknown {
  if (error instanceof OperatorError) return error.message;
  return error.code === 'EADDRINUSE' ? `${error.message}: close the other editor or set EDIT_PORT to another number` : error;
}

/** Ignores a failure: the address is printed as well. */
function openInBrowser(url: string): void {
  const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
