import type { FastifyReply } from 'fastify';

/** Sends a line of text that is not cached. */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
}
