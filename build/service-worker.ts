import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';
import { projectRoot } from './folders.ts';
import { findModule, type Manifest, staticImports } from './manifest.ts';

/** Modules of the contact form that come when they are wanted, which without a connection is too late. */
const formModules = ['app/enquiry/send-enquiry.ts', 'app/ui/toast/toast.tsx', 'app/enquiry/kept-enquiry-notices.tsx'];

/** Writes service-worker.js, which carries the version of the pages in `dist` and what it has to keep from the start. */
export async function writeServiceWorker(manifest: Manifest, dist: string): Promise<void> {
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __VERSION__: JSON.stringify(await versionOf(dist)), __FORM_FILES__: JSON.stringify(formFiles(manifest)) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: path.join(projectRoot, 'app/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** The documents name every other file by its hash, so what changes the site changes one of them. */
async function versionOf(dist: string): Promise<string> {
  const documents = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.html')).sort();
  const hash = createHash('sha256');
  for (const name of documents) hash.update(await readFile(path.join(dist, name)));
  return hash.digest('hex').slice(0, 12);
}

function formFiles(manifest: Manifest): string[] {
  const files = formModules.flatMap((name) => {
    const key = findModule(manifest, name);
    if (!key) throw new Error(`The build made no file of ${name}: see build/service-worker.ts`);
    return [manifest[key]?.file, ...staticImports(manifest, key)];
  });
  return [...new Set(files)].map((file) => `/${file}`);
}
