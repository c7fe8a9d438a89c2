import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import { networksOf } from './rate-limit.ts';

/** Each may hold two descriptors, its own and one open file; 1,024 is a common limit. */
const MAX_CONNECTIONS = 450;
/** Browsers open six. A household or an office shares one address. */
const MAX_PER_NETWORK = 60;
/** No browser and no proxy sends a request before the last one is answered. */
const MAX_PIPELINED = 8;
/** The largest picture passes at 5 KB/s. */
const LONGEST_RESPONSE_MS = 120_000;
/** Node's own limits let a slow client hold on for minutes. The check comes every second. Bodies have limits of their own below. */
const timeouts = { headersTimeout: 8_000, requestTimeout: 0, connectionsCheckingInterval: 1_000, keepAliveTimeout: 72_000 };
const LONGEST_BODY_MS = 12_000;
/** Files on a slow line: at least so many bytes a second on average, after the first seconds. */
const LEAST_RATE = 16 * 1024;
const RATE_GRACE_MS = 20_000;
const RATE_CHECK_MS = 1000;
/** For a client that is refused and still sends its files; it reads the answer after them. */
const LONGEST_DRAIN_MS = 60_000;
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

/**
 * Makes the HTTP servers (two, where localhost has an IPv4 and an IPv6 address) with bounds on what one client can hold:
 * connections, requests at once, and the time to send a request and to take a response.
 */
export function boundedServers(trustedProxies: string[]): (handler: Handler) => Server {
  const countOne = connectionCounter(addressList(['127.0.0.1', '::1', ...trustedProxies]));
  return (handler) => {
    const listener: Handler = (request, response) => takeTurn(request, response, handler);
    // Node would answer what has no Host or a strange Expect itself, however many are sent ahead.
    const server = createServer({ ...timeouts, requireHostHeader: false }, listener);
    server.on('checkExpectation', listener);
    server.maxConnections = MAX_CONNECTIONS;
    server.setTimeout(IDLE_MS);
    // When all are in use, those that wait for a next request make room.
    server.on('drop', () => server.closeIdleConnections());
    server.on('connection', countOne);
    server.on('clientError', answerClientError);
    return server;
  };
}

/** What ends a request whose body or whose response takes too long. */
type Clocks = { body?: NodeJS.Timeout; response?: NodeJS.Timeout };
const clocks = new WeakMap<IncomingMessage, Clocks>();

/**
 * Gives a request with files the time that a slow line needs: its body may take as long as it comes at 16 KB a second, and the
 * time for the response begins after it. Returns what ends that: the rest of the body may then take another minute.
 */
export function allowSlowBody(request: IncomingMessage): () => void {
  const { socket } = request;
  const limits = clocks.get(request);
  if (!limits || request.complete) return () => {};
  clearInterval(limits.body);
  clearTimeout(limits.response);
  socket.setTimeout(0);
  const [begun, before] = [performance.now(), socket.bytesRead];
  limits.body = setInterval(() => {
    const seconds = (performance.now() - begun - RATE_GRACE_MS) / 1000;
    if (request.complete) clearInterval(limits.body);
    else if (socket.bytesRead - before < seconds * LEAST_RATE) endSlowRequest(request);
  }, RATE_CHECK_MS).unref();
  request.once('end', () => startResponseClock(request));
  request.once('close', () => clearInterval(limits.body));
  return () => {
    if (request.complete) return;
    clearInterval(limits.body);
    limits.body = setTimeout(() => socket.destroy(), LONGEST_DRAIN_MS).unref();
  };
}

function startBodyClock(request: IncomingMessage): void {
  const limits: Clocks = {};
  clocks.set(request, limits);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  if (length === '0' && !coding) return;
  limits.body = setTimeout(() => endSlowRequest(request), LONGEST_BODY_MS).unref();
  request.once('close', () => clearTimeout(limits.body));
}

function endSlowRequest(request: IncomingMessage): void {
  if (!request.complete) answerClientError(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), request.socket);
}

function startResponseClock(request: IncomingMessage): void {
  const limits = clocks.get(request);
  if (limits) limits.response = setTimeout(() => request.socket.destroy(), LONGEST_RESPONSE_MS).unref();
}

function connectionCounter(exempt: BlockList): (socket: Socket) => void {
  const counts = new Map<string, number>();
  return (socket) => {
    const { remoteAddress = '' } = socket;
    if (exempt.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')) return;
    const network = networksOf(remoteAddress)[0]?.name ?? '';
    const count = (counts.get(network) ?? 0) + 1;
    if (count > MAX_PER_NETWORK) return void socket.destroy();
    counts.set(network, count);
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left === 0) counts.delete(network);
      else counts.set(network, left);
    });
  };
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
  startBodyClock(request);
  response.once('close', () => responses.splice(responses.indexOf(response), 1));
  if (before) before.once('close', start);
  else start();

  function start() {
    startResponseClock(request);
    response.once('close', () => clearTimeout(clocks.get(request)?.response));
    handler(request, response);
  }
}

/** What llhttp, Node's parser, takes for "no more requests follow". */
const LAST_REQUEST = 2;

/**
 * Node parses all that it has read, up to 64 KB, even after a connection is destroyed: some 2,600 requests of 2 KB each, for every
 * connection that it reads in one turn. Its parser can be told to stop, by a property that is not documented: without it only the
 * bound on memory breaks (connections.test.ts).
 */
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
