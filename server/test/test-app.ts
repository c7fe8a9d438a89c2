import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Pace } from '#server/http/body-pace.ts';
import { readRows, testSettings } from './test-support.ts';

/** The server in this process without a port, closed after the test; `rows` reads its enquiries. */
export function startApp(env: Record<string, string> = {}, pace?: Pace) {
  const settings = testSettings(env);
  const app = createApp(settings, pace);
  onTestFinished(() => app.close());
  return { app, settings, rows: () => readRows(settings.dataDir) };
}

/** The same at `url`, for a test that does not end it. */
export async function serveApp(env: Record<string, string> = {}, pace?: Pace) {
  const started = startApp(env, pace);
  return { ...started, url: await started.app.listen({ host: '127.0.0.1', port: 0 }) };
}
