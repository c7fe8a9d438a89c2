import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * Changes a file of content/ for a test: all of a YAML file, or the facts at the top of a Markdown file. `T` is what
 * the file holds, by its schema; `change` edits it in place.
 */
export function editFacts<T>(root: string, file: string, change: (facts: T) => void): void {
  const full = path.join(root, 'content', file);
  const [, facts = '', article] = /^(?:---\n)?([\s\S]*?)(?:\n---\n([\s\S]*))?$/.exec(readFileSync(full, 'utf8')) ?? [];
  const data = parse(facts) as T;
  change(data);
  writeFileSync(full, article === undefined ? stringify(data) : `---\n${stringify(data)}---\n${article}`);
}
