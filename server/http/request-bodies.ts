import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/durations.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { isLoopback } from './networks.ts';

/** Unfinished requests with a body that one address may have. The proxy passes on as many as it gets. */
const maxBodies = 20;
/** For a client that is refused and still sends. */
const maxDrainMs = minuteMs;

/** Counts each address's requests with a body until they are answered and refuses those beyond its limit. */
export function boundBodies(app: FastifyInstance): void {
  const beginBody = createConcurrencyLimit(maxBodies);
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    const close = isLoopback(request.ip) ? () => {} : beginBody(request.ip);
    if (!close) {
      return reply
        .code(503)
        .headers({ connection: 'close', 'retry-after': 10, 'cache-control': 'no-store' })
        .send('Too many requests at once\n');
    }
    reply.raw.once('close', close);
    // Only the collector has a use for it.
    if (request.method !== 'POST' || request.is404) await drain(request, reply);
  });
}

/**
 * Reads the rest of a body and throws it away, for 60 seconds at most or until watchPace ends it: browsers and proxies
 * read a response only after they have sent everything, and a connection that is closed before breaks theirs.
 */
export async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || reply.hasHeader('connection')) return;
  const signal = AbortSignal.timeout(maxDrainMs);
  // Not the reply itself: it is a thenable, which waits until it is sent.
  await finished(raw.resume(), { signal, writable: false }).catch(() => void reply.header('connection', 'close'));
}
