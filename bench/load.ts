import { once } from 'node:events';
import { createConnection } from 'node:net';
import { percentile } from './statistics.ts';

/** Milliseconds, and answers a second. */
export type Load = { perSecond: number; p50: number; p99: number; max: number };

type Options = {
  url: string;
  /** Kept alive; each sends its next request when the last one is answered. */
  connections: number;
  /** Asked before each request, with the number of those sent before it and the milliseconds since the first. */
  more: (sent: number, elapsed: number) => boolean;
  /** The whole request, head and body. */
  request: (number: number) => Buffer;
  onAnswer?: (answered: number) => void;
};

/**
 * Puts a server under load. Plain sockets, because Node's own HTTP client costs more than the servers it would measure.
 * Throws if an answer is not 200.
 */
export async function measureLoad({ url, connections, more, request, onAnswer }: Options): Promise<Load> {
  const { hostname, port } = new URL(url);
  const open = await Promise.all(Array.from({ length: connections }, () => connect(hostname, Number(port))));
  const latencies: number[] = [];
  let sent = 0;
  const begun = performance.now();
  await Promise.all(
    open.map(async ({ ask }) => {
      while (more(sent, performance.now() - begun)) {
        sent += 1;
        const asked = performance.now();
        await ask(request(sent));
        latencies.push(performance.now() - asked);
        onAnswer?.(latencies.length);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const { close } of open) close();
  const at = (share: number) => Math.round(percentile(latencies, share) * 100) / 100;
  return { perSecond: Math.round(latencies.length / seconds), p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** One connection that asks one thing at a time and knows an answer's end by its Content-Length. */
async function connect(host: string, port: number) {
  const socket = createConnection({ host, port, noDelay: true });
  await once(socket, 'connect');
  let head = '';
  let missing: number | undefined;
  let done: () => void;
  let fail: (error: Error) => void = () => {};
  socket.on('data', (chunk) => {
    if (missing === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      missing = contentLength(head) - (head.length - end - 4);
    } else missing -= chunk.length;
    if (missing > 0) return;
    const status = head.slice(9, 12);
    head = '';
    missing = undefined;
    if (status === '200') done();
    else fail(new Error(`answered ${status}`));
  });
  socket.on('error', (error) => fail(error));
  socket.on('close', () => fail(new Error('The server closed the connection')));
  return {
    ask: (request: Buffer) =>
      new Promise<void>((resolve, reject) => {
        done = resolve;
        fail = reject;
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function contentLength(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (!length) throw new Error('An answer without Content-Length cannot be measured');
  return Number(length);
}
