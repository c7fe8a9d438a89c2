import path from 'node:path';
import { parse } from 'yaml';
import { namesIn, textOf } from './content-files.ts';
import { isMapping, type Source } from './form-field.ts';

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<Source, string[]> {
  return {
    claims: Object.keys(readMapping(root, 'claims.yaml')),
    rooms: textsOf(readMapping(root, 'gallery.yaml').rooms),
    groups: textsOf(readMapping(root, 'services.yaml').groups),
    trades: textsOf(readMapping(root, 'project.yaml').trades),
    services: namesIn(path.join(root, 'content/services'), '.md'),
    walks: slugsOf(readMapping(root, 'walks.yaml').items),
  };
}

function readMapping(root: string, file: string): Record<string, unknown> {
  try {
    const data = parse(textOf(root, file)) as unknown;
    return isMapping(data) ? data : {};
  } catch {
    return {};
  }
}

function slugsOf(value: unknown): string[] {
  return textsOf(Array.isArray(value) ? value.map((item) => isMapping(item) && item.slug) : []);
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
