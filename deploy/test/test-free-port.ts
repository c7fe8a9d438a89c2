import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Returns a port on which nothing listens now. It is below the ports that the system gives to connections, so none of
 * them takes it before the program does.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  await using server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').catch(() => false);
  return isFree ? port : freePort();
}
