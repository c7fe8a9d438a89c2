import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

type Chunk = { file: string };

/** What Vite says about the files of a build, by the name of their source. */
export type Manifest = Record<string, Chunk>;

/** Reads the manifest and removes it: it is no part of the site. */
export async function takeManifest(dist: string): Promise<Manifest> {
  const folder = path.join(dist, '.vite');
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  await rm(folder, { recursive: true });
  return manifest;
}

/** The address of the file made of the source whose name ends with `name`. Throws where there is none. */
export function fileOf(manifest: Manifest, name: string): string {
  const key = Object.keys(manifest).find((source) => source.endsWith(name));
  if (!key) throw new Error(`The build made no file of ${name}`);
  return `/${(manifest[key] as Chunk).file}`;
}

/** The addresses of all scripts. */
export function scriptsOf(manifest: Manifest): string[] {
  return [...new Set(Object.values(manifest).map(({ file }) => `/${file}`))].filter((file) => file.endsWith('.js'));
}
