import type { Plugin } from 'vite';
import { projectFlats, projectServices } from '#content-model/project-services.ts';
import { withFiles } from '#content-model/site-content.ts';
import { type ContentModules, costView, projectView, siteView } from '#content-model/views.ts';
import type { PreparedContent } from './prepare-content.ts';

const prefix = 'virtual:content/';

/**
 * Serves content as modules. Islands may import `/prices`, `/cost` and `/project`. A script of the browser that imports
 * `/site`, the facts that every page may show, fails the build.
 */
export function contentPlugin(prepare: () => Promise<PreparedContent>): Plugin {
  return {
    name: 'content',
    resolveId(id, importer) {
      if (!id.startsWith(prefix)) return null;
      const { mode, name } = this.environment;
      if (id === `${prefix}site` && mode === 'build' && name === 'client')
        throw new Error(`${importer} may not import ${id}: it is for the build alone`);
      return `\0${id}`;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const { content, photos } = await prepare();
      const modules: { [Name in keyof ContentModules]: () => ContentModules[Name] } = {
        site: () => siteView(content),
        prices: () => ({ services: projectServices(content), flats: projectFlats(content) }),
        cost: () => costView(content),
        project: () => projectView(withFiles(content, photos)),
      };
      const data = modules[id.slice(1 + prefix.length) as keyof ContentModules];
      if (!data) throw new Error(`There is no content module ${id.slice(1)}: see build/content-plugin.ts`);
      return `export default ${JSON.stringify(data())}`;
    },
  };
}
