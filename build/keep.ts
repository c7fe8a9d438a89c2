import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file of the cache in one step, so that nobody reads half of it. */
export async function keep(file: string, data: string | Uint8Array): Promise<void> {
  const made = `${file}.${randomUUID()}`;
  try {
    await writeFile(made, data);
    await rename(made, file);
  } finally {
    await rm(made, { force: true });
  }
}

/** A file of the cache; where an earlier build has not kept it, it is made. */
export async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const data = await make();
  await keep(file, data);
  return data;
}
