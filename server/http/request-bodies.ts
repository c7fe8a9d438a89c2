import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';
import { isLoopback } from './client-addresses.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { sendText } from './send-text.ts';

/** Unanswered requests that one sender may have: a page asks for some dozens. Caddy does not limit them. */
const maxRequests = 200;
/** Those of them that have a body. */
const maxBodies = 20;
/** How long a refused client may go on sending. */
const maxDrainMs = minuteMs;

/** Counts each sender's requests until their answers are sent and refuses those beyond its limit. */
export function limitConcurrentRequests(app: FastifyInstance): void {
  const beginRequest = createConcurrencyLimit(maxRequests);
  const beginBody = createConcurrencyLimit(maxBodies);
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    const hasBody = length !== '0' || encoding !== undefined;
    const limits = hasBody ? [beginBody, beginRequest] : [beginRequest];
    for (const begin of isLoopback(request.ip) ? [] : limits) {
      const end = begin(request.ip);
      if (!end) return sendText(reply.headers({ connection: 'close', 'retry-after': 10 }), 503, 'Too many requests at once');
      reply.raw.once('close', end);
    }
    // Only POST routes read a body.
    if (hasBody && (request.method !== 'POST' || request.is404)) await drain(request, reply);
  });
}

/**
 * Reads the rest of a body and throws it away, for a limited time or until watchPace ends it. Browsers and proxies
 * read a response only after they have sent everything; a connection closed before that is an error to them.
 */
export async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || reply.hasHeader('connection')) return;
  const signal = AbortSignal.timeout(maxDrainMs);
  // Does not return the reply: it is a thenable that resolves when it is sent.
  await finished(raw.resume(), { signal, writable: false }).catch(() => void reply.header('connection', 'close'));
}
