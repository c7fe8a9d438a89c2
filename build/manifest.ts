import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

type Chunk = { file: string; imports?: string[]; css?: string[]; assets?: string[]; isEntry?: boolean };

/** What Vite says about the files of a build, by the name of their source. */
export type Manifest = Record<string, Chunk>;

/** Reads the manifest and removes it: it is the build's own and no part of the site. */
export async function takeManifest(dist: string): Promise<Manifest> {
  const folder = path.join(dist, '.vite');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** The key of the module whose source ends with `name`. */
export function findModule(manifest: Manifest, name: string): string | undefined {
  return Object.keys(manifest).find((key) => key.endsWith(name));
}

/** The files that a module's file imports, and theirs. */
export function staticImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  return (manifest[key]?.imports ?? []).flatMap((name) => {
    if (seen.has(name)) return [];
    seen.add(name);
    return [manifest[name]?.file as string, ...staticImports(manifest, name, seen)];
  });
}
