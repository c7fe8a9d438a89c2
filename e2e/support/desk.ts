import { spawnSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { repositoryRoot } from '#content-model/roots.ts';
import { startCaddy } from '#deploy/test/test-caddy.ts';
import { freePort } from '#deploy/test/test-free-port.ts';
import { type Host, stop } from '#deploy/test/test-host-program.ts';
import { findBrowser } from '#tools/chromium.ts';
import { dist } from './site.ts';
import { startProgram, startWebsite } from './website.ts';

export type Desk = NonNullable<Awaited<ReturnType<typeof startDesk>>>;

/** The website that Caddy serves, and further settings of the desk. */
type DeskOptions = { website?: Host; settings?: Record<string, string> };

/** Starts the desk behind the real Caddy, and a phone of 360 px that has an authenticator. Undefined if Caddy is not installed. */
export async function startDesk({ website: given, settings = {} }: DeskOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'desk-journey-'));
  const website = given ?? (await startWebsite({ DATA_DIR: path.join(folder, 'data') }));
  const [port, previewProxyPort] = [await freePort(), await freePort()];
  const caddy = await startCaddy(path.join(folder, 'caddy'), website.url, { port, previewProxyPort });
  if (!caddy) return undefined;
  const origin = `https://desk.localhost:${caddy.port}`;
  const env = {
    DESK_URL: origin,
    DESK_PORT: String(port),
    DESK_DIR: path.join(folder, 'desk'),
    DESK_PREVIEW_URL: caddy.previewUrl,
    DESK_PREVIEW_PORT: String(previewProxyPort),
    DATA_DIR: path.join(folder, 'data'),
    SITE_DIR: dist,
    ...settings,
  };
  const { child } = await startProgram('desk/main.ts', env, /https:/);
  const context = await startBrowser(folder, origin);
  return {
    folder,
    origin,
    website,
    caddy,
    context,
    page: await phone(context),
    /** Returns the link with which this person makes a passkey. */
    invite(person: string) {
      const options = { cwd: repositoryRoot, env: { ...process.env, ...env }, encoding: 'utf8' } as const;
      const { stdout, stderr } = spawnSync(process.execPath, ['desk/invite.ts', person], options);
      return /https:\S+/.exec(stdout)?.[0] ?? stderr;
    },
    async stop() {
      await context.close();
      await stop(child, 'SIGTERM');
      await caddy.stop();
      await website.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A passkey needs a certificate that the browser trusts: it is told the key of Caddy's own authority. */
async function startBrowser(folder: string, origin: string): Promise<BrowserContext> {
  const certificate = new X509Certificate(readFileSync(path.join(folder, 'caddy/caddy/pki/authorities/local/intermediate.crt')));
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  const trusted = `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`;
  const executablePath = findBrowser();
  return chromium.launchPersistentContext(path.join(folder, 'browser'), {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', trusted],
    viewport: { width: 360, height: 740 },
    baseURL: origin,
  });
}

/** A phone whose authenticator recognises its owner. */
async function phone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await client.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, automaticPresenceSimulation: true } });
  return page;
}
