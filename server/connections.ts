import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLoopback, OpenPerNetwork } from './networks.ts';

/** Each may hold two descriptors and half a megabyte of a picture: within the limits of deploy/debian/studio.service. */
const MAX_CONNECTIONS = 1_000;
/** No browser and no proxy sends a request before the last one is answered. */
const MAX_PIPELINED = 8;
/** Requests with a body that one address may have unfinished: a proxy passes on as many as it gets, each on a connection of its own. */
const MAX_BODIES = 20;
/** For a client that is refused and still sends. */
const LONGEST_DRAIN_MS = 60_000;
/** Node's own limits let a slow client hold on for minutes. Bodies have their limits where they are read; this one ends what is left. */
const timeouts = { headersTimeout: 8_000, requestTimeout: 30 * 60_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 72_000 };
/** Without a byte in either direction; Node waits for two of them while something is left to write. */
const IDLE_MS = 20_000;
/** For a client to read why it is refused. */
const LINGER_MS = 1000;

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Unfinished responses of each connection, in their order. */
const unfinished = new WeakMap<Socket, ServerResponse[]>();

/** The HTTP server, with bounds on what one connection can hold. What a proxy in front does better is left to it. */
export function boundedServer(handler: Handler, maxConnections = MAX_CONNECTIONS): Server {
  const listener: Handler = (request, response) => takeTurn(request, response, handler);
  // Node would answer what has no Host or a strange Expect itself, however many are sent ahead.
  const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
  server.on('checkExpectation', listener);
  server.maxConnections = maxConnections;
  server.setTimeout(IDLE_MS);
  // When all are in use, those that wait for a next request make room.
  server.on('drop', () => server.closeIdleConnections());
  server.on('clientError', answerClientError);
  return server;
}

/** Counts each address's requests with a body until they are answered and refuses those beyond its limit. */
export function boundBodies(app: FastifyInstance): void {
  const open = new OpenPerNetwork(MAX_BODIES);
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return;
    const close = isLoopback(request.ip) ? () => {} : open.open(request.ip);
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
 * Reads the rest of a body and throws it away, for 60 seconds at most: browsers and proxies read an answer only after they have sent
 * everything, and a connection that is closed before breaks theirs.
 */
export async function drain({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.complete || reply.hasHeader('connection')) return;
  const signal = AbortSignal.timeout(LONGEST_DRAIN_MS);
  await finished(raw.resume(), { signal, writable: false }).catch(() => reply.header('connection', 'close'));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/** Node starts all requests that a client has sent ahead, and each would open its file; here each waits for its turn. */
function takeTurn(request: IncomingMessage, response: ServerResponse, handler: Handler): void {
  const { socket } = request;
  const responses = unfinished.get(socket) ?? [];
  if (socket.destroyed || responses.length >= MAX_PIPELINED) {
    refuseRest(socket);
    return;
  }
  unfinished.set(socket, responses);
  const before = responses.at(-1);
  responses.push(response);
  response.once('close', () => responses.splice(responses.indexOf(response), 1));
  if (before) before.once('close', () => handler(request, response));
  else handler(request, response);
}

/** What llhttp, Node's parser, takes for "no more requests follow". */
const LAST_REQUEST = 2;

/** Node parses all that it has read, even after a connection is destroyed; its parser can be told to stop (docs/decisions/015). */
function refuseRest(socket: Socket & { parser?: { onIncoming?: () => number } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => LAST_REQUEST;
  socket.destroy();
}

/** What Node's parser refuses never becomes a request, so it is answered on the bare connection, which then ends. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Refused already; the rest of what the client sends comes here too.
  if (socket.writableEnded) return;
  const hasBegun = unfinished.get(socket)?.some(({ headersSent }) => headersSent);
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) return void socket.destroy();
  const status = clientErrors[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
