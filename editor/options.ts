import { yamlFiles } from '#content-model/content.ts';
import { markdownNames } from '#content-model/load.ts';
import { type Source, sources } from '#content-model/sources.ts';
import { factsOf } from './content-files.ts';

/** The lists that some fields choose from, as the files have them now; empty where a file cannot be read. */
export function optionsIn(root: string): Record<Source, string[]> {
  const yaml = mapValues(yamlFiles, ({ file }) => factsOf(root, file));
  const services = markdownNames(root, 'services').map((slug) => ({ slug }));
  return mapValues(sources, ({ names }) => names({ ...yaml, services }));
}

function mapValues<Key extends string, Value, Result>(values: Record<Key, Value>, change: (value: Value) => Result): Record<Key, Result> {
  return Object.fromEntries(Object.entries<Value>(values).map(([key, value]) => [key, change(value)])) as Record<Key, Result>;
}
