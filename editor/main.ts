/** `npm run edit`: forms for everything in content/ and photos/, in a browser on this machine. EDIT_PORT sets another port. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { contentRoot } from '#content-model/content-root.ts';
import { bundlePage } from './bundle.ts';
import { buildEditor } from './server.ts';

const port = Number(process.env.EDIT_PORT ?? 4180);
const token = randomBytes(24).toString('base64url');

try {
  const app = buildEditor({ root: contentRoot, token, assets: await bundlePage() });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => app.close());
  const address = `${await app.listen({ host: '127.0.0.1', port })}/#token=${token}`;
  console.log(`The editor is open at\n\n  ${address}\n\nPress Ctrl+C here to close it.`);
  if (process.stdout.isTTY) openInBrowser(address);
} catch (error) {
  const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use: close the other editor or set EDIT_PORT to another number` : error);
  process.exitCode = 1;
}

/** The address is printed as well, so a machine without a browser is no failure. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open'],
    win32: ['cmd', '/c', 'start', ''],
  };
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
