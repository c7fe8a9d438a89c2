import type { Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { type MailServerOptions, newMailServer, portOf } from './test-smtp.ts';

/** Starts a mail server, which is closed after the test. */
export async function startMailServer(options?: MailServerOptions) {
  const { server, ...rest } = newMailServer(options);
  return { ...rest, port: await openPort(server) };
}

/** Resolves to the port; the server is closed after the test. */
export function openPort(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  return portOf(server);
}
