import type { FastifyInstance } from 'fastify';
import { isLoopback } from './client-addresses.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { hasBody } from './drain.ts';
import { sendText } from './send-text.ts';

/** Unanswered requests that one sender may have: a page asks for some dozens. Caddy does not limit them. */
const maxRequests = 200;
/** Those of them that have a body. */
const maxBodies = 20;

/** Counts each sender's requests until their answers are sent and refuses those beyond its limit. */
export function limitConcurrentRequests(app: FastifyInstance): void {
  const beginRequest = createConcurrencyLimit(maxRequests);
  const beginBody = createConcurrencyLimit(maxBodies);
  app.addHook('onRequest', async (request, reply) => {
    if (isLoopback(request.ip)) return;
    for (const begin of hasBody(request) ? [beginBody, beginRequest] : [beginRequest]) {
      const end = begin(request.ip);
      if (!end) return sendText(reply.headers({ connection: 'close', 'retry-after': 10 }), 503, 'Too many requests at once');
      reply.raw.once('close', end);
    }
  });
}
