import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskHeaders } from '#contract/desk.ts';

/**
 * Refuses with 403 every request that does not come from the editor's own page: by another host name (DNS rebinding),
 * from another site or port, or to the interface without the token that `npm run edit` prints.
 */
export function guardByToken(app: FastifyInstance, token: string): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(deskHeaders({}));
    const refusal = refusalOf(request, token);
    if (refusal) await reply.code(403).send({ message: refusal });
  });
}

function refusalOf({ headers, url, routeOptions, socket }: FastifyRequest, token: string): string | undefined {
  const port = socket.localPort;
  const ownHosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!ownHosts.includes(headers.host ?? '')) return 'The editor is reached by its own address only';
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return 'Another site may not use the editor';
  const site = headers['sec-fetch-site'];
  const opened = site === 'none' || headers['sec-fetch-mode'] === 'navigate';
  // Compares the route and not the address, which has other spellings: /%61pi/.
  const isCall = (routeOptions.url ?? url).startsWith('/api/');
  if (site !== undefined && site !== 'same-origin' && (isCall || !opened)) return 'Another site may not use the editor';
  if (isCall && !isToken(headers['x-editor-token'], token))
    return 'Open the address that npm run edit printed last. What you typed is kept on this device.';
  return undefined;
}

function isToken(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
