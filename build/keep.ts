import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file of the cache in one step: another build reads it whole or not at all, even when cut off. */
export async function keep(file: string, data: string | Uint8Array): Promise<void> {
  const made = `${file}.${process.pid}`;
  try {
    await writeFile(made, data);
    await rename(made, file);
  } finally {
    await rm(made, { force: true });
  }
}
