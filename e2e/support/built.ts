import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, parseHtml } from './site.ts';

export type BuiltPage = { path: string; file: string; readonly document: Document };

/** Every HTML file of the build, the 404 page too, by the address that shows it. Each is parsed once, at first use. */
export const builtPages: BuiltPage[] = globSync('**/*.html', { cwd: dist }).map((name) => {
  const file = path.join(dist, name);
  let document: Document | undefined;
  return {
    file,
    path: addressOf(name),
    get document() {
      document ??= parseHtml(readFileSync(file, 'utf8'));
      return document;
    },
  };
});

function addressOf(name: string): string {
  return `/${name.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/^\/index$/, '/');
}

/** Whether the build has a file or page for this path. */
export function isBuilt(pathname: string): boolean {
  const file = path.join(dist, decodeURIComponent(pathname));
  return pathname === '/' || existsSync(`${file}.html`) || (path.extname(file) !== '' && existsSync(file));
}

/** The document of the built page at this path. */
export function documentAt(path: string): Document {
  const page = builtPages.find((each) => each.path === path);
  if (!page) throw new Error(`No page is built for ${path}`);
  return page.document;
}

/** The title of a built page. */
export function titleOf(path: string): string {
  return documentAt(path).title;
}
