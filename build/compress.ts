import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cache.ts';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip copy of every text file beside it. Copies are kept for the next build. */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => textFiles.test(name)).map((name) => path.join(folder, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const data = await readFile(file);
  await writeFile(
    `${file}.br`,
    await cached('compressed', '.br', [data, JSON.stringify(brotliOptions)], () => toBrotli(data, brotliOptions)),
  );
  await writeFile(`${file}.gz`, await cached('compressed', '.gz', [data], () => toGzip(data, { level: 9 })));
}
