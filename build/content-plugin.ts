import path from 'node:path';
import type { Plugin } from 'vite';
import { allPictures } from '#content-model/check-whole.ts';
import type { Content } from '#content-model/content.ts';
import { loadContent } from '#content-model/load.ts';
import { checkPhotographs } from '#content-model/photographs.ts';
import { ContentError } from '#content-model/problems.ts';
import * as views from '#content-model/views.ts';
import { pictureCache, preparePictures } from './pictures.ts';
import { serveFolder } from './serve-folder.ts';
import { missingCharacters } from './typeface.ts';

const prefix = 'virtual:content/';

export type Prepared = { content: Content; photos: views.PhotoFiles };

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
  return { content, photos: await preparePictures(root, [...portraits, ...[...names].map((photo) => ({ photo }))]) };
}

/** Serves `virtual:content/...`: each page imports its own content and downloads no other page's. */
export function contentPlugin(root: string, prepared?: Prepared): Plugin {
  let current = prepared;
  return {
    name: 'content',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      current ??= await prepareContent(root);
      return moduleSource(id.slice(prefix.length + 1), current);
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

function moduleSource(name: string, { content, photos }: Prepared): string {
  if (name === 'service-routes') return serviceRoutes(content);
  return `export default ${JSON.stringify(view(name, content, photos))}`;
}

function serviceRoutes({ services }: Content): string {
  const entries = services.map(
    ({ slug, path }) => `{ path: ${JSON.stringify(path.slice(1))}, load: () => import('${prefix}service/${slug}') }`,
  );
  return `export const serviceRoutes = [${entries.join(',\n')}]`;
}

function view(name: string, content: Content, photos: views.PhotoFiles): unknown {
  if (name.startsWith('service/')) {
    const service = content.services.find(({ slug }) => name === `service/${slug}`);
    return service && views.serviceView(service, content, photos);
  }
  switch (name) {
    case 'site':
      return views.siteView(content);
    case 'home':
      return views.homeView(content, photos);
    case 'about':
      return views.aboutView(content, photos);
    case 'services':
      return views.servicesView(content, photos);
    case 'gallery':
      return views.galleryView(content, photos);
    case 'contact':
      return views.contactView(content);
    case 'terms':
      return views.termsView(content);
    case 'privacy':
      return views.privacyView(content);
    case 'accessibility':
      return views.accessibilityView(content);
    case 'thank-you':
      return views.thankYouView(content);
    default:
      throw new Error(`No content of the name ${name}: see build/content-plugin.ts`);
  }
}
