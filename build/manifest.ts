import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { islandName } from '#app/ui/island/island-name.ts';
import { buildFolder } from '#contract/server-file.ts';

/** Where Vite writes it below the folder of the build. */
export const manifestFile = `${buildFolder}/manifest.json`;

/** Reads the list of what Vite bundled into the folder `dist`. Throws if no bundle was made. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(dist, manifestFile), 'utf8'));
}

/** The address of the file made of the source whose name ends with `name`. Throws if there is none. */
export function bundledPath(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(name));
  if (!key) throw new Error(`The build made no file of ${name}`);
  return `/${(manifest[key] as ManifestChunk).file}`;
}

/** The addresses of the scripts of each island, by its name. */
export function islandScripts(manifest: Manifest): Record<string, string[]> {
  const islands = Object.keys(manifest).filter((source) => source.endsWith('.island.tsx'));
  return Object.fromEntries(islands.map((source) => [islandName(source), scriptsOf(manifest, source)]));
}

/** The addresses of a source's script and of what it fetches, at once or later, without the page's own script. */
function scriptsOf(manifest: Manifest, source: string, found: string[] = []): string[] {
  const { file, isEntry, imports = [], dynamicImports = [] } = manifest[source] as ManifestChunk;
  if (isEntry || found.includes(`/${file}`)) return found;
  found.push(`/${file}`);
  for (const other of [...imports, ...dynamicImports]) scriptsOf(manifest, other, found);
  return found;
}
