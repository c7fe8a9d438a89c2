import { parse } from 'yaml';

/** The facts between two lines of ---, and the Markdown below them; undefined if there are no such lines. */
export function splitMarkdown(text: string): { frontMatter: string; body: string } | undefined {
  const [, frontMatter, body = ''] = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  return frontMatter === undefined ? undefined : { frontMatter, body };
}

/**
 * Parses the text of a file of content/, before a schema checks it; `body` is null for YAML. Throws an Error that says
 * where it cannot be read.
 */
export function parseFile(file: string, text: string): { data: unknown; body: string | null } {
  if (!file.endsWith('.md')) return { data: parse(text), body: null };
  const parts = splitMarkdown(text);
  if (!parts) throw new Error('Begin the file with its facts between two lines of ---');
  // A mistake is told with its line: the first one of the file is the one of ---.
  return { data: parse(`\n${parts.frontMatter}`), body: parts.body };
}
