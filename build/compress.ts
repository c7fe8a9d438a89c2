import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from './keep.ts';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a brotli and a gzip copy of every text file beside it. Copies are kept in `cache` for the next build. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => textFiles.test(name)).map((name) => path.join(folder, name));
  await Promise.all(files.map((file) => compressFile(file, cache)));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const data = await readFile(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 24);
  await writeFile(`${file}.br`, await kept(path.join(cache, `${hash}.br`), () => toBrotli(data, brotliOptions)));
  await writeFile(`${file}.gz`, await kept(path.join(cache, `${hash}.gz`), () => toGzip(data, { level: 9 })));
}
