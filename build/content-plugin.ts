import path from 'node:path';
import type { Plugin } from 'vite';
import { allPictures } from '#content-model/check-whole.ts';
import type { Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { notFoundPath, offlinePath, type SitePage, sitePages } from '#content-model/pages.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError } from '#content-model/problems.ts';
import { type PhotoFiles, planServices, siteView } from '#content-model/views.ts';
import { projectRoot } from './folders.ts';
import { pictureCache, preparePictures } from './pictures.ts';
import { serveFolder } from './serve-folder.ts';
import { missingCharacters } from './typeface.ts';

const prefix = 'virtual:content/';

export type Prepared = { content: Content; photos: PhotoFiles; pages: SitePage[] };

/** Loads the studio's files and prepares the photographs they name. Throws a ContentError with every problem. */
export async function prepareContent(root: string): Promise<Prepared> {
  const content = loadContent(root);
  const names = new Set(allPictures(content).map(({ picture }) => picture.photo));
  const missing = missingCharacters(JSON.stringify(content));
  if (missing.length > 0) console.log(`  Not in the site's fonts, shown in the visitor's own: ${missing.join(' ')}`);
  const problems = await checkPhotographs(root, content);
  if (problems.length > 0) throw new ContentError(problems);
  const { picture, portraitFocus } = content.home.hero;
  const portraits = portraitFocus ? [{ photo: picture.photo, portraitFocus }] : [];
  const photos = await preparePictures(root, [...portraits, ...[...names].map((photo) => ({ photo }))]);
  return { content, photos, pages: sitePages({ content, photos }) };
}

/** The module that holds a page's head and content, and nothing of other pages. */
export function contentModule(pagePath: string): string {
  return `${prefix}page${pagePath === '/' ? '/home' : pagePath}`;
}

/** Serves `virtual:content/site`, `virtual:content/pages`, `virtual:content/plan` and the module of each page's content. */
export function contentPlugin(root: string, prepared?: Prepared): Plugin {
  let current = prepared;
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id, options) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      current ??= await prepareContent(root);
      return moduleSource(id.slice(1), current, options?.ssr ?? false);
    },
    configureServer(server) {
      server.middlewares.use('/assets/pictures', serveFolder(pictureCache));
      server.watcher.add(path.join(root, 'content'));
      server.watcher.on('change', (file) => {
        if (!file.startsWith(path.join(root, 'content'))) return;
        current = undefined;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}

function moduleSource(id: string, { content, pages }: Prepared, ssr: boolean): string {
  if (id === `${prefix}site`) return `export default ${JSON.stringify(siteView(content))}`;
  if (id === `${prefix}plan`) return `export default ${JSON.stringify(planServices(content))}`;
  if (id === `${prefix}pages`) return pageList(pages, ssr);
  const page = pages.find(({ path }) => contentModule(path) === id);
  if (!page) throw new Error(`There is no content module ${id}: see build/content-plugin.ts`);
  const { head, content: props, ownCode } = page;
  const data = JSON.stringify({ head, content: props });
  return ownCode ? `import { Page } from ${pageFile(page)};\nexport default { ...${data}, Page }` : `export default ${data}`;
}

/** The module of a page's component, as it is written in an import. */
function pageFile({ component }: SitePage): string {
  return JSON.stringify(path.join(projectRoot, 'app/pages', component, 'page.tsx'));
}

/** The browser never renders the offline page: it runs without the application. */
function pageList(pages: SitePage[], ssr: boolean): string {
  const listed = pages.filter(({ path: pagePath }) => ssr || pagePath !== offlinePath);
  const files = [...new Set(listed.flatMap((page) => (page.ownCode ? [] : pageFile(page))))];
  const imports = files.map((file, index) => `import { Page as Page${index} } from ${file};`);
  const entries = listed.map((page) => {
    const address = JSON.stringify(page.path === notFoundPath ? '*' : page.path);
    const code = page.ownCode ? '' : `Page: Page${files.indexOf(pageFile(page))}, `;
    const load = `() => import(${JSON.stringify(contentModule(page.path))})`;
    return `{ path: ${address}, layout: ${page.layout}, ${code}load: ${load} },`;
  });
  return [...imports, 'export const pages = [', ...entries, '];'].join('\n');
}
