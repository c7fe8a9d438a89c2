import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

type Chunk = { file: string; imports?: string[] };

/** What Vite says about the files of a build, by the name of their source. */
export type Manifest = Record<string, Chunk>;

/** Reads the manifest and removes it: it is no part of the site. */
export async function takeManifest(dist: string): Promise<Manifest> {
  const folder = path.join(dist, '.vite');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** The address of the file made of the source whose name ends with `name`, first, and of the modules it imports. Throws where there is none. */
export function filesOf(manifest: Manifest, name: string): string[] {
  const key = Object.keys(manifest).find((source) => source.endsWith(name));
  if (!key) throw new Error(`The build made no file of ${name}`);
  return withImports(manifest, key);
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key] as Chunk;
  return [`/${file}`, ...imports.flatMap((name) => withImports(manifest, name, seen))];
}
