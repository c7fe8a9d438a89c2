import { parse } from 'yaml';

/** The facts between two lines of ---, and the Markdown below them; undefined if there are no such lines. */
export function splitMarkdown(text: string): { facts: string; body: string } | undefined {
  const [, facts, body = ''] = /^\ufeff?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  return facts === undefined ? undefined : { facts, body };
}

/**
 * Parses the text of a file of content/, before a schema checks it; `body` is null for YAML. Throws an Error that says
 * where it cannot be read.
 */
export function parseFile(file: string, text: string): { data: unknown; body: string | null } {
  if (!file.endsWith('.md')) return { data: parse(text), body: null };
  const parts = splitMarkdown(text);
  if (!parts) throw new Error('Begin the file with its facts between two lines of ---');
  return { data: parse(parts.facts), body: parts.body };
}
