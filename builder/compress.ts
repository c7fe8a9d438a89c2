import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a brotli and a gzip copy beside every text file. Copies are kept in `cache`, since the best effort is slow. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => textFiles.test(name)).map((name) => compressFile(path.join(folder, name), cache)));
}

async function compressFile(file: string, cache: string): Promise<void> {
  const data = await readFile(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 24);
  await copyOrMake(`${file}.br`, path.join(cache, `${hash}.br`), () => toBrotli(data, brotliOptions(data)));
  await copyOrMake(`${file}.gz`, path.join(cache, `${hash}.gz`), () => toGzip(data, { level: 9 }));
}

async function copyOrMake(target: string, cached: string, make: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(cached)) await writeFile(cached, await make());
  await copyFile(cached, target);
}

function brotliOptions(data: Buffer) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } };
}
