import { buildApp } from './app.ts';
import { readSettings, StartError } from './settings.ts';
import { builtSettings } from './site.ts';

const GRACE_MS = 5_000;

try {
  await serve();
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  process.exit(1);
}

async function serve(): Promise<void> {
  const { siteDir } = readSettings(process.env);
  const settings = readSettings({ ...builtSettings(siteDir), ...process.env });
  const app = buildApp(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  await app.listen({ host: settings.host, port: settings.port });

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : settings.port;
  console.log(`Serving the site on http://${settings.host.includes(':') ? `[${settings.host}]` : settings.host}:${port}`);

  /** Finishes what is under way; a client that does not finish is cut off. */
  async function stop(): Promise<void> {
    setTimeout(() => app.server.closeAllConnections(), GRACE_MS).unref();
    await app.close();
  }
}

function explain(error: NodeJS.ErrnoException): string {
  const port = process.env.PORT || '4173';
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the other program or choose another PORT`;
    case 'EACCES':
      return `Port ${port} needs more rights than this user has: choose a PORT from 1024`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${process.env.HOST}: choose another HOST`;
    default:
      return error instanceof StartError ? error.message : String(error.stack);
  }
}
