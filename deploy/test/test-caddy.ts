import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { freePort } from './test-free-port.ts';
import { envWithSbin, hostAt, stop, untilAnswering } from './test-host-program.ts';

export type Caddy = NonNullable<Awaited<ReturnType<typeof startCaddy>>>;

/**
 * Runs Caddy with deploy/debian/Caddyfile in `folder`, in front of the server at `server` and the desk on its ports, for
 * localhost instead of www.studio.example, desk.localhost instead of desk.studio.example, and with certificates of its own
 * authority. Undefined if Caddy is not installed.
 */
export async function startCaddy(folder: string, server: string, desk?: { port: number; previewProxyPort: number }) {
  if (spawnSync('caddy', ['version'], { env: envWithSbin }).error) return undefined;
  mkdirSync(folder, { recursive: true });
  const [port, plainPort, previewHttps, log] = [await freePort(), await freePort(), await freePort(), path.join(folder, 'access.log')];
  const globals = `local_certs\nskip_install_trust\nhttp_port ${plainPort}\nhttps_port ${port}\nstorage file_system ${folder}/caddy`;
  const config = readFileSync(path.join(import.meta.dirname, '../debian/Caddyfile'), 'utf8')
    .replace(/^{\n/m, `{\n${globals}\n`)
    .replace(/^www\.studio\.example {/m, 'localhost {')
    .replace(/^desk\.studio\.example {/m, 'desk.localhost {')
    .replace(/^desk\.studio\.example:8443 {/m, `desk.localhost:${previewHttps} {`)
    .replace('127.0.0.1:4176', `127.0.0.1:${desk?.previewProxyPort ?? 4176}`)
    .replace('127.0.0.1:4175', `127.0.0.1:${desk?.port ?? 4175}`)
    // Without a desk, requests to it must not wait.
    .replaceAll('lb_try_duration 15s', desk ? 'lb_try_duration 15s' : 'lb_try_duration 0')
    .replace('127.0.0.1:4173', server.replace('http://', ''))
    .replace('/var/log/caddy/studio.log', log);
  writeFileSync(path.join(folder, 'Caddyfile'), config);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')], {
    // It writes nothing into the user's home.
    env: { ...envWithSbin, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  caddy.stderr.on('data', (chunk) => (errors += chunk));
  const plainUrl = `http://localhost:${plainPort}`;
  await untilAnswering(caddy, plainUrl);
  const authority = readFileSync(path.join(folder, 'caddy/pki/authorities/local/root.crt'), 'utf8');
  // It listens before it has its certificates.
  for (const name of ['localhost', 'desk.localhost']) while (!(await hasCertificate(port, authority, name))) await delay(50);
  return {
    ...hostAt(`https://localhost:${port}`, () => stop(caddy, 'SIGTERM')),
    port,
    /** The address of the desk's preview. */
    previewUrl: `https://desk.localhost:${previewHttps}`,
    /** The address without HTTPS. */
    plainUrl,
    /** The certificate of its own authority, in PEM. */
    authority,
    /** The file of its access log. */
    log,
    /** What it has logged about itself and about errors. */
    errors: () => errors,
  };
}

/** Asks for no page: Caddy would wait for the desk, which starts later. */
async function hasCertificate(port: number, ca: string, servername: string): Promise<boolean> {
  const socket = connectTls({ port, host: '127.0.0.1', ca, servername });
  const isMade = await once(socket, 'secureConnect').catch(() => false);
  socket.destroy();
  return Boolean(isMade);
}

/** Requests over HTTP/2 and checks the certificate; returns the response headers. */
export async function getOverHttp2({ port, authority }: { port: number; authority: string }, path: string, name = 'localhost') {
  const session = connect(`https://127.0.0.1:${port}`, { ca: authority, servername: name });
  // The request fails with it.
  session.on('error', () => {});
  const [headers] = await once(session.request({ ':path': path, ':authority': name }), 'response');
  session.destroy();
  return headers as IncomingHttpHeaders & IncomingHttpStatusHeader;
}
