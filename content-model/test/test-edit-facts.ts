import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { splitMarkdown } from '#content-model/markdown-file.ts';

/**
 * Changes a file for a test: all of a YAML file, or the facts at the top of a Markdown file. `T` is what
 * the file holds, by its schema; `change` edits it in place.
 */
export function editFacts<T>(root: string, file: string, change: (facts: T) => void): void {
  const full = path.join(root, file);
  const text = readFileSync(full, 'utf8');
  const parts = splitMarkdown(text);
  const data = parse(parts?.frontMatter ?? text) as T;
  change(data);
  writeFileSync(full, parts ? `---\n${stringify(data)}---\n${parts.body}` : stringify(data));
}

type Facts = { [key: string]: Facts };

/** Sets the value at a key path such as 'hero.alt' in such a file; `undefined` removes it. */
export function setFact(root: string, file: string, keyPath: string, value: unknown): void {
  editFacts<Facts>(root, file, (facts) => {
    const keys = keyPath.split('.');
    const parent = keys.slice(0, -1).reduce((part, key) => part[key] as Facts, facts);
    Object.assign(parent, { [keys.at(-1) as string]: value });
  });
}
