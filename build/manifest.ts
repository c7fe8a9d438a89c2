import type { Manifest } from 'vite';
import { buildFolder } from '#contract/build-facts.ts';

/** Where Vite writes the list of what it bundled, below the folder of the build. */
export const manifestFile = `${buildFolder}/manifest.json`;

/** The address of the file made of a source, such as app/entry/client.ts. Throws if there is none. */
export function bundledPath(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build made no file of ${source}`);
  return `/${chunk.file}`;
}

export function scriptPaths(manifest: Manifest): string[] {
  return Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? `/${file}` : []));
}
