import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Settings } from '#server/shared/settings.ts';
import { readRows, testSettings } from './test-support.ts';

/** The server in this process without a port, closed after the test; `rows` reads its enquiries. */
export function startApp(env: Record<string, string> = {}, changed: Partial<Settings> = {}) {
  const settings = { ...testSettings(env), ...changed };
  const app = createApp(settings);
  onTestFinished(() => app.close());
  return { app, settings, rows: () => readRows(settings.dataDir) };
}

/** The same at `url`, for a test that does not end it. */
export async function serveApp(env: Record<string, string> = {}, changed: Partial<Settings> = {}) {
  const started = startApp(env, changed);
  return { ...started, url: await started.app.listen({ host: '127.0.0.1', port: 0 }) };
}
