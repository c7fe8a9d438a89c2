import type { ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networksOf } from './rate-limit.ts';

/** Each may hold two descriptors, its own and one open file; 1,024 is a common limit. */
const MAX_CONNECTIONS = 450;
/** Browsers open six. A household or an office shares one address. */
const MAX_PER_NETWORK = 60;
/** No browser and no proxy sends a request before the last one is answered. */
const MAX_PIPELINED = 8;
/** The largest picture passes at 5 KB/s. */
const LONGEST_RESPONSE_MS = 120_000;
/** For a client to read why it is refused. */
const LINGER_MS = 1000;

const clientErrors: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Unfinished responses of each connection, in their order. */
const unfinished = new WeakMap<Socket, ServerResponse[]>();

/** Bounds what one client can hold: connections, requests at once, and the time of a response. */
export function boundConnections(app: FastifyInstance, trustedProxies: string[]): void {
  const { server } = app;
  const perNetwork = new Map<string, number>();
  const exempt = addressList(['127.0.0.1', '::1', ...trustedProxies]);

  server.maxConnections = MAX_CONNECTIONS;
  // When all are in use, those that wait for a next request make room.
  server.on('drop', () => server.closeIdleConnections());
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (exempt.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
    const network = networksOf(remoteAddress)[0]?.name ?? '';
    const count = (perNetwork.get(network) ?? 0) + 1;
    if (count > MAX_PER_NETWORK) return socket.destroy();
    perNetwork.set(network, count);
    socket.once('close', () => {
      const left = (perNetwork.get(network) ?? 1) - 1;
      if (left === 0) perNetwork.delete(network);
      else perNetwork.set(network, left);
    });
  });

  // Node starts all requests that a client has sent ahead, and each would open its file; here each waits for its turn.
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const responses = unfinished.get(socket) ?? [];
    if (socket.destroyed || responses.length >= MAX_PIPELINED) {
      socket.destroy();
      return reply.hijack();
    }
    unfinished.set(socket, responses);
    const before = responses.at(-1);
    responses.push(reply.raw);
    reply.raw.once('close', () => responses.splice(responses.indexOf(reply.raw), 1));
    if (before) await new Promise((resolve) => before.once('close', resolve));
    const deadline = setTimeout(() => socket.destroy(), LONGEST_RESPONSE_MS).unref();
    reply.raw.once('close', () => clearTimeout(deadline));
  });
}

/** What Node's parser refuses never becomes a request, so it is answered on the bare connection, which then ends. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const hasBegun = unfinished.get(socket)?.some(({ headersSent }) => headersSent);
  if (error.code === 'ECONNRESET' || !socket.writable || hasBegun) return void socket.destroy();
  const status = clientErrors[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Of addresses and ranges such as 10.0.0.0/8, as settings.ts has checked them. */
function addressList(ranges: string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
