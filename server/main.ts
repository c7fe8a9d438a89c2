import { type AddressInfo, Server } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hasPassedSocket } from '#server/http/passed-socket.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { readSettingsWithBuild } from '#server/shared/settings.ts';
import { explainFailure } from '#server/text/explain-failure.ts';
import { createApp } from './app.ts';

/** Time for requests under way at a stop. */
const graceMs = 5_000;
/** Within this a connection that was just accepted sends its first request (docs/decisions/013). */
const settleMs = 200;
const noProxyWarning =
  'TRUSTED_PROXY is not set: this is for your own machine. On the internet, Caddy or nginx has to be in front (docs/operating.md)';

try {
  await serve();
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function serve(): Promise<void> {
  const settings = readSettingsWithBuild(process.env);
  const app = createApp(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  // systemd keeps the socket open while the server restarts, so nobody is refused meanwhile. Fastify wants a host, which
  // has no effect then.
  const listener = hasPassedSocket() ? { fd: 3, host: '127.0.0.1' } : { host: settings.host, port: settings.port };
  await app.listen(listener).catch((error: NodeJS.ErrnoException) => {
    // Such as 'listen EADDRINUSE: address already in use 127.0.0.1:4173' or 'getaddrinfo ENOTFOUND studio'.
    throw error.syscall ? new OperatorError(`${error.message}: choose another PORT or HOST`) : error;
  });
  const { port } = app.server.address() as AddressInfo;
  // The host of the setting, not the address: localhost has two. Programs read this line: tests and benchmarks.
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  console.log(`Serving the site on http://${host}:${port}`);
  if (settings.trustedProxy.length === 0) console.log(noProxyWarning);
  if (!settings.mail) console.log('SMTP_URL is not set: enquiries are stored and not emailed');

  /** Finishes open requests; closes the connection of a client that does not finish. */
  async function stop(): Promise<void> {
    console.log('Stopping');
    // `close` of net.Server: that of http closes idle connections at once, even one whose first request is on its way
    // (docs/decisions/013).
    Server.prototype.close.call(app.server);
    await delay(settleMs);
    setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    await app.close();
  }
}
