import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '#contract/lib/durations.ts';

/** How long a refused client may go on sending. */
const maxDrainMs = minuteMs;

/**
 * Reads the rest of a body and throws it away, for a limited time. Browsers and proxies read a response only after they
 * have sent everything; a connection closed before that is an error to them.
 */
export async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete) return;
  const signal = AbortSignal.timeout(maxDrainMs);
  // Does not return the reply: it is a thenable that resolves when it is sent.
  await finished(raw.resume(), { signal }).catch(() => void reply.header('connection', 'close'));
}

/** A hook that drains a body which no route reads: only POST routes read one. */
export async function drainUnreadBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (hasBody(request) && (request.method !== 'POST' || request.is404)) await drain(request, reply);
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}
