import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import { minuteMs } from '#contract/lib/durations.ts';

/** After `graceMs` a body must arrive this fast on average, and a long one so fast that it ends within `longestMs`. */
export type Pace = { graceMs: number; bytesPerSecond: number; longestMs: number; checkMs: number };

/** Slower than the slowest mobile line (2G), with a pause in between. */
export const slowestPace: Pace = { graceMs: 12_000, bytesPerSecond: 4 * 1024, longestMs: 29 * minuteMs, checkMs: 1000 };

const slowBody = { code: 'SLOW_BODY', statusCode: 408, message: 'The request took too long' };

/** Emits `slowBody` as an error on a request whose body comes too slowly. */
export function watchPace(request: IncomingMessage, { graceMs, bytesPerSecond, longestMs, checkMs }: Pace): void {
  const { socket, headers } = request;
  const pace = Math.max(bytesPerSecond, (Number(headers['content-length'] ?? 0) * 1000) / longestMs);
  const [startedAt, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt - graceMs) / 1000;
    const isTooSlow = socket.bytesRead - before < seconds * pace;
    // Destroying it would close the connection before the response.
    if (isTooSlow) request.emit('error', Object.assign(new Error(), slowBody));
  }, checkMs);
  finished(request, () => clearInterval(timer));
}
