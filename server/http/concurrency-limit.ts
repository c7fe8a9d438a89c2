import type { FastifyInstance } from 'fastify';
import { isLoopback, senderOf } from './client-addresses.ts';
import { drain } from './drain.ts';
import { sendText } from './send-text.ts';

/** Unanswered requests that one sender may have: a page asks for some dozens. Caddy does not limit them. */
const maxRequests = 200;
/** Those of them that have a body. */
const maxBodies = 20;

/**
 * Limits what each sender does at once. The returned function counts one more for an IP address and returns what ends
 * it, or undefined if the sender already has `max`.
 */
export function createConcurrencyLimit(max: number): (ip: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (ip) => {
    const sender = senderOf(ip);
    const count = counts.get(sender) ?? 0;
    if (count >= max) return undefined;
    counts.set(sender, count + 1);
    return () => {
      const left = (counts.get(sender) ?? 1) - 1;
      if (left > 0) counts.set(sender, left);
      else counts.delete(sender);
    };
  };
}

/** Counts each sender's requests until their answers are sent and refuses those beyond its limit. */
export function limitConcurrentRequests(app: FastifyInstance): void {
  const beginRequest = createConcurrencyLimit(maxRequests);
  const beginBody = createConcurrencyLimit(maxBodies);
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    const hasBody = length !== '0' || encoding !== undefined;
    const begins = hasBody ? [beginBody, beginRequest] : [beginRequest];
    for (const begin of isLoopback(request.ip) ? [] : begins) {
      const end = begin(request.ip);
      if (!end) return sendText(reply.headers({ connection: 'close', 'retry-after': 10 }), 503, 'Too many requests at once');
      reply.raw.once('close', end);
    }
    // Only POST routes read a body.
    if (hasBody && (request.method !== 'POST' || request.is404)) await drain(request, reply);
  });
}
