import path from 'node:path';
import { namesIn, textOf } from './content-files.ts';
import { isMapping, type Mapping, type Source } from './form-field.ts';
import { partsOrNull } from './source.ts';

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<Source, string[]> {
  const read = (file: string): Mapping => {
    const data = partsOrNull(file, textOf(root, file))?.data;
    return isMapping(data) ? data : {};
  };
  const walks = read('walks.yaml').items;
  return {
    claims: Object.keys(read('claims.yaml')),
    rooms: textsOf(read('gallery.yaml').rooms),
    groups: textsOf(read('services.yaml').groups),
    trades: textsOf(read('project.yaml').trades),
    services: namesIn(path.join(root, 'content/services'), '.md'),
    walks: textsOf(Array.isArray(walks) ? walks.map((item) => isMapping(item) && item.slug) : []),
  };
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
