import type { Plugin } from 'vite';
import { type ContentModules, contentModules } from '#content-model/views.ts';
import type { PreparedContent } from './prepare-content.ts';

const prefix = 'virtual:content/';

/**
 * Serves content as modules. Islands may import `/price-list` and `/planner`. A script of the browser that imports
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
      const { content } = await prepare();
      const data = contentModules(content)[id.slice(1 + prefix.length) as keyof ContentModules];
      if (!data) throw new Error(`There is no content module ${id.slice(1)}: see build/content-plugin.ts`);
      return `export default ${JSON.stringify(data)}`;
    },
  };
}
