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
  const data = parse(parts?.facts ?? text) as T;
  change(data);
  writeFileSync(full, parts ? `---\n${stringify(data)}---\n${parts.body}` : stringify(data));
}
