import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Host, hostAt } from '#deploy/test/test-host-program.ts';
import { startWebsite } from '#e2e/support/website.ts';

/** Starts the project's own server on a free port, with a store of its own and without mail. */
export async function serveSite(siteDir: string): Promise<Host> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const { url, stop } = await startWebsite({ HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: dataDir, SMTP_URL: '' });
  return hostAt(url, () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })));
}
