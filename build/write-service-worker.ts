import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { fixedPages } from '#contract/fixed-pages.ts';
import { serviceWorkerAddress } from '#contract/other-addresses.ts';
import { bundleScript } from './bundle-script.ts';
import { islandScripts } from './manifest.ts';

/**
 * Writes service-worker.js with the scripts of each island. The file ends with a hash of the two pages of `dist` that it
 * keeps in advance: browsers install it again if a byte differs, and it then keeps the new ones.
 */
export async function writeServiceWorker(manifest: Manifest, dist: string): Promise<void> {
  const script = await bundleScript('app/service-worker/service-worker.ts', {
    __ISLANDS__: islandScripts(manifest),
  });
  const hash = createHash('sha256');
  for (const page of [fixedPages.contact, fixedPages.offline]) hash.update(await readFile(path.join(dist, `${page.path}.html`)));
  await writeFile(path.join(dist, serviceWorkerAddress), `${script}\n// ${hash.digest('hex').slice(0, 12)}\n`);
}
