/** The desk as a service. It is no failure if DESK_URL is unset: there is no desk then. */
import { explainFailure } from '#server/text/explain-failure.ts';
import { createDesk } from './app.ts';
import { createPreviewProxy } from './editor-proxy.ts';
import { readDeskSettings } from './settings.ts';
import { SignInStore } from './sign-in-store.ts';

try {
  if (process.env.DESK_URL) await serve();
  else console.log('DESK_URL is not set: there is no desk');
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function serve(): Promise<void> {
  const settings = readDeskSettings(process.env);
  const signInStore = new SignInStore(settings.deskDir);
  const app = createDesk(settings, signInStore);
  const previewProxy = createPreviewProxy(signInStore, settings);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => Promise.all([app.close(), previewProxy.close()]).then(() => signInStore[Symbol.dispose]()));
  }
  await previewProxy.listen({ host: '127.0.0.1', port: settings.editor.previewProxyPort });
  await app.listen({ host: '127.0.0.1', port: settings.port });
  console.log(`The desk is open at ${settings.origin}, behind port ${settings.port}`);
}
