import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './test-free-port.ts';
import { envWithSbin, type Host, hostAt, stop, untilAnswering } from './test-host-program.ts';

type Nginx = Host & {
  /** The same site over HTTP/2 without HTTPS, for programs with prior knowledge. */
  url2: string;
  /** The file of its access log. */
  log: string;
};

/** Runs nginx with deploy/nginx.conf in `folder`, with this build and collector. Undefined if it is not installed. */
export async function startNginx(folder: string, site: string, collector: string): Promise<Nginx | undefined> {
  const { stderr: built } = spawnSync('nginx', ['-V'], { encoding: 'utf8', env: envWithSbin });
  const systemConfig = /--conf-path=(\S+)/.exec(built ?? '')?.[1];
  if (!systemConfig) return undefined;

  mkdirSync(folder, { recursive: true });
  const [port, port2, log] = [await freePort(), await freePort(), path.join(folder, 'access.log')];
  const server = readFileSync(path.join(import.meta.dirname, '../nginx.conf'), 'utf8')
    .replaceAll('listen 80;', `listen ${port}; listen ${port2} http2;`)
    .replace('/var/log/nginx/studio.log', log)
    .replace('/var/log/nginx/studio-error.log', path.join(folder, 'error.log'))
    .replaceAll('http://127.0.0.1:4173', collector)
    .replaceAll('/var/www/studio/dist', site);
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(path.join(folder, 'site.conf'), server);
  writeFileSync(config, mainConfig(folder, path.join(path.dirname(systemConfig), 'mime.types')));
  const nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], { env: envWithSbin, stdio: ['ignore', 'ignore', 'pipe'] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswering(nginx, url);
  return { ...hostAt(url, () => stop(nginx, 'SIGQUIT')), url2: `http://127.0.0.1:${port2}`, log };
}

function mainConfig(folder: string, types: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
  // Started by root, nginx would run its worker as a user who cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${folder}/nginx.pid;
    events {}
    http { include ${types}; access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`;
}
