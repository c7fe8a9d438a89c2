/** The least that Node can do to serve dist/: the bytes from memory with their type, and nothing else. The bench's yardstick. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const folder = process.env.SITE_DIR ?? 'dist';
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.avif': 'image/avif' };
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => types[path.extname(name)])
    .map((name) => {
      const file = path.join(folder, name);
      const compressed = existsSync(`${file}.br`);
      const body = readFileSync(compressed ? `${file}.br` : file);
      const headers = { 'content-type': types[path.extname(name)], 'content-length': body.length };
      const url = `/${name}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
      return [url, { body, headers: compressed ? { ...headers, 'content-encoding': 'br' } : headers }];
    }),
);

const server = createServer(({ url = '/' }, answer) => {
  const file = files.get(url);
  if (file) answer.writeHead(200, file.headers).end(file.body);
  else answer.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('SIGTERM', () => process.exit());
