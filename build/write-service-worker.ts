import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { islandScripts } from './manifest.ts';

/**
 * Writes service-worker.js with the scripts of each island. The file ends with the version of the pages in `dist`:
 * browsers install it again where a byte differs, and it then keeps the new contact and offline pages.
 */
export async function writeServiceWorker(manifest: Manifest, dist: string): Promise<void> {
  const script = await bundleScript('app/service-worker/service-worker.ts', {
    __ISLANDS__: islandScripts(manifest),
  });
  await writeFile(path.join(dist, 'service-worker.js'), `${script}\n// ${await versionOf(dist)}\n`);
}

/** The documents name every other file by its hash, so what changes the site changes one of them. */
async function versionOf(dist: string): Promise<string> {
  const names = await readdir(dist, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.html')).sort();
  const hash = createHash('sha256');
  for (const name of documents) hash.update(await readFile(path.join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}
