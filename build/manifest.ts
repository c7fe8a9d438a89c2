import type { Manifest, ManifestChunk } from 'vite';
import { buildFolder } from '#contract/build-facts.ts';

/** Where Vite writes the list of what it bundled, below the folder of the build. */
export const manifestFile = `${buildFolder}/manifest.json`;

/** The address of the file made of the source whose name ends with `name`. Throws if there is none. */
export function bundledPath(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(name));
  if (!key) throw new Error(`The build made no file of ${name}`);
  return `/${(manifest[key] as ManifestChunk).file}`;
}

/** The addresses of all scripts. */
export function scriptPaths(manifest: Manifest): string[] {
  return Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? `/${file}` : []));
}
