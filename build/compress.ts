import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keep } from './keep.ts';

const textFiles = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Bytes of text above which brotli runs at quality 10 instead of 11: a quarter of the time for files 2 to 3 % larger. Every
 * page links every service, so 12 services make 3 MB of text and 200 make 46 MB.
 */
const muchText = 10_000_000;

/** Writes a brotli and a gzip copy of every text file beside it. Copies are kept in `cache` for the next build. */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => textFiles.test(name)).map((name) => path.join(folder, name));
  const quality = (await totalSize(files)) > muchText ? 10 : 11;
  await Promise.all(files.map((file) => compressFile(file, cache, quality)));
}

async function totalSize(files: string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressFile(file: string, cache: string, quality: number): Promise<void> {
  const data = await readFile(file);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 24);
  await copyOrMake(`${file}.br`, path.join(cache, `${hash}.${quality}.br`), () => toBrotli(data, brotliOptions(data, quality)));
  await copyOrMake(`${file}.gz`, path.join(cache, `${hash}.gz`), () => toGzip(data, { level: 9 }));
}

async function copyOrMake(target: string, cached: string, make: () => Promise<Buffer>): Promise<void> {
  if (!existsSync(cached)) await keep(cached, await make());
  await copyFile(cached, target);
}

function brotliOptions(data: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: data.length } };
}
