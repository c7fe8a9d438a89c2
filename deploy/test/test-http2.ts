import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2';

/** Sends a request whose body `write` writes. Resolves to the status, or 0 if nothing came. */
export function askOverHttp2(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  write: (stream: ClientHttp2Stream) => void,
): Promise<number> {
  return new Promise((resolve) => {
    const stream = session.request(headers, { endStream: false });
    let status = 0;
    stream.on('response', (response) => (status = response[':status'] ?? 0));
    stream.on('error', () => {});
    stream.on('close', () => resolve(status));
    stream.resume();
    write(stream);
  });
}
