import { hash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '#content-model/roots.ts';

/** What builds keep for the next one; deleting it costs time and nothing else. CACHE_DIR puts it elsewhere. */
export const cacheRoot = path.resolve(process.env.CACHE_DIR ?? path.join(repositoryRoot, '.cache'));

/** Writes a file of the cache in one step, so that nobody reads half of it. */
export async function writeAtomically(file: string, data: string | Uint8Array): Promise<void> {
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, data);
    await rename(made, file);
  } finally {
    await rm(made, { force: true });
  }
}

/** The SHA-256 of all parts, one after the other, in hexadecimal digits. */
export function digestOf(...parts: (string | Uint8Array)[]): string {
  return hash('sha256', Buffer.concat(parts.map((part) => Buffer.from(part))));
}

/** A file of the cache, under the hash of what it is made `from`; it is made if no earlier build has kept it. */
export async function cached(folder: string, ending: string, from: (string | Uint8Array)[], make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(cacheRoot, folder, digestOf(...from).slice(0, 24) + ending);
  if (existsSync(file)) return readFile(file);
  const data = await make();
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, data);
  return data;
}
