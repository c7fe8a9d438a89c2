import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { isFacts, type Source } from './field.ts';

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<Source, string[]> {
  return {
    claims: Object.keys(factsOf(root, 'claims.yaml')),
    rooms: textsOf(factsOf(root, 'gallery.yaml').rooms),
    groups: textsOf(factsOf(root, 'services.yaml').groups),
    trades: textsOf(factsOf(root, 'project.yaml').trades),
    services: slugsIn(path.join(root, 'content/services')),
  };
}

function factsOf(root: string, file: string): Record<string, unknown> {
  try {
    const facts = parse(readFileSync(path.join(root, 'content', file), 'utf8')) as unknown;
    return isFacts(facts) ? facts : {};
  } catch {
    return {};
  }
}

function slugsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.basename(file, '.md'))
    .sort();
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
