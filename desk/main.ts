/** The desk as a service. Without DESK_URL there is none, which is no failure. */
import { StartError } from '#server/settings.ts';
import { buildDesk } from './app.ts';
import { deskSettings } from './settings.ts';

try {
  if (process.env.DESK_URL) await serve();
  else console.log('DESK_URL is not set: there is no desk');
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const settings = deskSettings(process.env);
  const app = buildDesk(settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => app.close());
  await app.listen({ host: '127.0.0.1', port: settings.port });
  console.log(`The desk is open at ${settings.origin}, behind port ${settings.port}`);
}
