import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleScript } from './bundle-script.ts';
import { filesOf, type Manifest } from './manifest.ts';

/** Modules of the contact form and of the save buttons that are fetched when they are wanted, which without a connection is too late. */
const formModules = [
  'app/enquiry/send-enquiry.ts',
  'app/ui/toast/toast.tsx',
  'app/enquiry/kept-enquiry-notices.tsx',
  'app/project/save-picture.ts',
];

/** Writes service-worker.js with the version of the pages in `dist` and the files to keep from the start. */
export async function writeServiceWorker(manifest: Manifest, dist: string): Promise<void> {
  const formFiles = [...new Set(formModules.flatMap((name) => filesOf(manifest, name)))];
  const script = await bundleScript('app/service-worker/service-worker.ts', {
    __VERSION__: await versionOf(dist),
    __FORM_FILES__: formFiles,
  });
  await writeFile(path.join(dist, 'service-worker.js'), script);
}

/** The documents name every other file by its hash, so what changes the site changes one of them. */
async function versionOf(dist: string): Promise<string> {
  const names = await readdir(dist, { recursive: true });
  const documents = names.filter((name) => name.endsWith('.html')).sort();
  const hash = createHash('sha256');
  for (const name of documents) hash.update(await readFile(path.join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}
