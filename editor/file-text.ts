import { hash } from 'node:crypto';
import { parseFile, splitMarkdown } from '#content-model/markdown-file.ts';
import type { FileContent } from './shared/api-types.ts';
import { editYaml } from './yaml-edit.ts';

/** Reads the text of a file of content/. Throws an Error that says where it is wrong. */
export function parseContent(file: string, text: string): FileContent {
  const { data, body } = parseFile(file, text);
  return { data, body: body === null ? null : trimmed(body) };
}

/** As `parseContent`, but returns null if there is no text, or it cannot be read. */
export function parseContentOrNull(file: string, text: string): FileContent | null {
  try {
    return text ? parseContent(file, text) : null;
  } catch {
    return null;
  }
}

/**
 * Returns `text` with other data and another body. What is the same stays byte for byte, except spaces, CRLF and a byte
 * order mark at the lines of ---. An empty `text` is a new file.
 */
export function withContent(file: string, text: string, { data, body }: FileContent): string {
  if (!file.endsWith('.md')) return editYaml(text, data);
  const old = splitMarkdown(text) ?? { frontMatter: '', body: '' };
  const below = body ? `\n${body}\n` : '';
  return `---\n${editYaml(`${old.frontMatter}\n`, data)}---\n${trimmed(old.body) === body ? old.body : below}`;
}

/** Tells two versions of a file apart. */
export function revisionOf(text: string): string {
  return hash('sha256', text).slice(0, 16);
}

function trimmed(body: string): string {
  return body.replace(/\r\n/g, '\n').replace(/^\n+|\s+$/g, '');
}
