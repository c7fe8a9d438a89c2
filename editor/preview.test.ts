import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder, temporarySite } from '#server/test/test-support.ts';

/** What stands for the build: journeys of the editor and the desk ask the real one. */
let build: (site: string) => Promise<void>;
vi.mock('node:child_process', async (original) => ({
  ...(await original<object>()),
  execFile(_node: string, [, , site]: [string, string, string], _options: object, done: (error?: unknown) => void) {
    build(site).then(() => done(), done);
  },
}));

test('two who look at once both get pages, built one after the other, from one server at a time', async () => {
  vi.stubEnv('CACHE_DIR', temporaryFolder());
  const { createPreview } = await import('./preview.ts');
  const built = temporarySite();
  const sites: string[] = [];
  build = async (site) => {
    sites.push(`begun: ${path.basename(site)}`);
    await cp(built, site, { recursive: true });
    sites.push(`built: ${path.basename(site)}`);
  };
  const preview = createPreview('content');
  onTestFinished(() => preview.stop());
  const [first, second] = await Promise.all([preview.show(), preview.show()]);
  expect(sites).toEqual(['begun: site', 'built: site', 'begun: site', 'built: site']);
  expect((await fetch(second)).status).toBe(200);
  await expect(fetch(first)).rejects.toThrow();
  await preview.stop();
  await expect(fetch(second)).rejects.toThrow();
});
