import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, parseHtml } from './site.ts';

export type BuiltPage = { address: string; file: string; document: Document };

/** Every HTML file of the build, the 404 page among them, at the address that shows it. */
export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: dist }).map((name) => {
    const file = path.join(dist, name);
    return { file, address: addressOf(name), document: parseHtml(readFileSync(file, 'utf8')) };
  });
}

function addressOf(name: string): string {
  return `/${name.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/** Whether a file or page of the build answers at this path. */
export function isBuilt(pathname: string): boolean {
  const file = path.join(dist, decodeURIComponent(pathname));
  return pathname === '/' || existsSync(`${file}.html`) || (path.extname(file) !== '' && existsSync(file));
}
