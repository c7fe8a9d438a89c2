import path from 'node:path';
import { factsOf, namesIn } from './content-files.ts';
import { isMapping, type Source } from './form-field.ts';

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<Source, string[]> {
  const read = (file: string) => factsOf(root, file);
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
