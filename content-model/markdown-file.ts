import { parse } from 'yaml';

/** A Markdown file of content/: facts between two lines of ---, which are `start` and `end`, and Markdown below. */
export type MarkdownFile = { start: string; facts: string; end: string; body: string };

/** Undefined where the text does not begin with facts between two such lines. */
export function splitMarkdown(text: string): MarkdownFile | undefined {
  const match = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?)([\s\S]*)$/.exec(text);
  if (!match) return undefined;
  const [, start = '', facts = '', end = '', body = ''] = match;
  return { start, facts, end, body };
}

/**
 * What the text of a file of content/ says, before a schema has checked it; `body` is null for YAML. Throws an Error
 * that says where it cannot be read.
 */
export function parseFile(file: string, text: string): { data: unknown; body: string | null } {
  if (!file.endsWith('.md')) return { data: parse(text), body: null };
  const parts = splitMarkdown(text);
  if (!parts) throw new Error('Begin the file with its facts between two lines of ---');
  return { data: parse(parts.facts), body: parts.body };
}
