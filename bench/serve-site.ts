import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startWebsite } from '#e2e/support/website.ts';

export type ServedSite = { url: string; stop: () => Promise<void> };

/** Starts the project's own server on a free port, with a store of its own and without mail. */
export async function serveSite(siteDir: string): Promise<ServedSite> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  const { url, stop } = await startWebsite({ HOST: '127.0.0.1', SITE_DIR: siteDir, DATA_DIR: dataDir, SMTP_URL: '' });
  return { url, stop: () => stop().finally(() => rmSync(dataDir, { recursive: true, force: true })) };
}
