import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/** After `graceMs` a body must arrive this fast on average. */
type Pace = { graceMs: number; bytesPerSecond: number; checkMs: number };

const slowBody = { code: 'SLOW_BODY', statusCode: 408, message: 'The request took too long' };

/** Emits `slowBody` as an error on a request whose body comes too slowly. */
export function watchPace(request: IncomingMessage, { graceMs, bytesPerSecond, checkMs }: Pace): void {
  const { socket } = request;
  const [startedAt, before] = [performance.now(), socket.bytesRead];
  const timer = setInterval(() => {
    const seconds = (performance.now() - startedAt - graceMs) / 1000;
    const isTooSlow = socket.bytesRead - before < seconds * bytesPerSecond;
    // Destroying it would close the connection before the response.
    if (isTooSlow) request.emit('error', Object.assign(new Error(), slowBody));
  }, checkMs);
  finished(request, { writable: false }, () => clearInterval(timer));
}
