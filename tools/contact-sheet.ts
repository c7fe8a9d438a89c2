/**
 * `npm run contact-sheet [-- SOURCE]`: every photograph of SOURCE/photos on one page, .cache/contact-sheet.html, with
 * its size, where content shows it and what could be better.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { cacheRoot } from '#build/cache-root.ts';
import { type PhotoMention, photoMentions } from '#content-model/content.ts';
import { contentRoot } from '#content-model/content-root.ts';
import { loadContent } from '#content-model/load.ts';
import { ContentError } from '#content-model/problems.ts';
import { photoNames, photoPath } from '#content-model/source-files.ts';
import { adviceOn } from './photo-rules.ts';

const source = path.resolve(process.argv[2] ?? contentRoot);
const page = path.join(cacheRoot, 'contact-sheet.html');

try {
  const mentions = Map.groupBy(photoMentions(loadContent(source)), ({ photo }) => photo);
  const names = photoNames(source);
  const figures = await Promise.all(names.map((name) => figureOf(name, mentions.get(name) ?? [])));
  mkdirSync(cacheRoot, { recursive: true });
  const style = 'body{font:14px sans-serif}figure{display:inline-block;vertical-align:top;width:480px;margin:8px}img{width:100%}';
  const head = `<!doctype html><meta charset="utf-8"><title>Photographs</title><style>${style}</style>`;
  writeFileSync(page, [head, ...figures, ''].join('\n'));
  console.log(`${names.length} photographs, ${names.filter((name) => !mentions.has(name)).length} not in use: ${page}`);
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}

async function figureOf(name: string, mentions: PhotoMention[]): Promise<string> {
  const file = photoPath(source, name);
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const size = `${width} x ${height}, ${Math.ceil(statSync(file).size / 1000)} KB`;
  const paths = mentions.map(({ file, path }) => `${file} ${path}`).join('; ') || 'not in use';
  const lines = [size, paths, ...adviceOn({ width, height }, mentions).map((advice) => `! ${advice}`)];
  // Nothing has to be escaped: names are letters, digits and hyphens.
  return `<figure><img src="${pathToFileURL(file).href}" alt=""><figcaption><b>${name}</b><br>${lines.join('<br>')}</figcaption></figure>`;
}
