import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type RequestOptions, request as send } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies are passed on as they come, whatever their type. */
export function passBodiesOn(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
}

/** The headers between two ends, and those by which the desk knows who asks. */
const ownHeaders = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'cookie', 'x-person', 'x-preview-origin'];

export function withoutOwn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));
}

/**
 * Sends a request on to a service of this machine.
 * @returns its answer, whose body is read by whoever sends it back
 * @throws an Error where the service does not answer
 */
export function forward({ raw, body, method }: FastifyRequest, target: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // A connection that is used again may be closed at that moment by the other side.
    const sent = send({ ...target, method, agent: false }, resolve);
    sent.on('error', reject);
    raw.on('close', () => raw.complete || sent.destroy());
    if (body) (body as IncomingMessage).pipe(sent);
    else sent.end();
  });
}
