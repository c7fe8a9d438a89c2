import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { serviceWorkerPath } from '#contract/endpoints.ts';
import { pagesKeptInAdvance } from '#contract/page-paths.ts';
import { bundleScript } from './bundle-script.ts';
import { digestOf } from './cache.ts';
import { scriptPaths } from './manifest.ts';

/**
 * Writes service-worker.js with the list of all scripts. The file ends with a hash of the pages of `dist` that it
 * keeps in advance: browsers install it again if a byte differs, and it then keeps the new ones.
 */
export async function writeServiceWorker(manifest: Manifest, dist: string): Promise<void> {
  const script = await bundleScript('app/service-worker/service-worker.ts', { __SCRIPTS__: scriptPaths(manifest) });
  const pages = pagesKeptInAdvance.map((page) => readFile(path.join(dist, `${page}.html`)));
  const hash = digestOf(...(await Promise.all(pages)));
  await writeFile(path.join(dist, serviceWorkerPath), `${script}\n// ${hash.slice(0, 12)}\n`);
}
