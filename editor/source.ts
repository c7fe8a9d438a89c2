import { createHash } from 'node:crypto';
import { isCollection, isMap, isScalar, type Node, parse, parseDocument } from 'yaml';
import { join } from './form-field.ts';
import { editYaml, newYaml } from './yaml-edit.ts';

/** A file as the form shows it: its front matter, and for a Markdown file the text below them. */
export type Parts = { data: unknown; body: string | null };

const markdown = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?)([\s\S]*)$/;

/** Reads the text of a file of content/. Throws an Error that says where the file cannot be read. */
export function partsOf(file: string, text: string): Parts {
  if (!file.endsWith('.md')) return { data: parse(text), body: null };
  const match = markdown.exec(text);
  if (!match) throw new Error('The file has no facts between two lines of ---');
  return { data: parse(match[2] ?? ''), body: trimmed(match[4] ?? '') };
}

/** The same; null where there is nothing, or it cannot be read. */
export function partsOrNull(file: string, text: string): Parts | null {
  try {
    return text ? partsOf(file, text) : null;
  } catch {
    return null;
  }
}

/** `text` with other data and another body; what is the same stays byte for byte. An empty `text` is a new file. */
export function withParts(file: string, text: string, { data, body }: Parts): string {
  if (!file.endsWith('.md')) return text ? editYaml(text, data) : newYaml(data);
  const [, start = '---\n', yaml = '', end = '\n---\n', old = ''] = markdown.exec(text) ?? [];
  const article = body ?? '';
  const same = trimmed(old) === article;
  const below = article ? `\n${article}\n` : '';
  return start + (yaml ? editYaml(`${yaml}\n`, data) : newYaml(data)).trimEnd() + end + (same ? old : below);
}

/** Tells two states of a file apart. */
export function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** The notes above the lines of a file, by the place they speak of; those at its top are at ''. */
export function notesIn(file: string, text: string): Record<string, string> {
  const { contents, commentBefore } = parseDocument(file.endsWith('.md') ? (markdown.exec(text)?.[2] ?? '') : text);
  const notes: Record<string, string> = {};
  collect(notes, '', contents);
  const first = isMap(contents) && isScalar(contents.items[0]?.key) ? String(contents.items[0].key.value) : '';
  // An empty line parts the notes on the file from those on its first key.
  const [own = '', ...above] = (notes[first] ?? '').split('\n\n').reverse();
  add(notes, first, own);
  add(notes, '', [commentBefore, ...above.reverse()].filter(Boolean).join('\n\n'));
  return notes;
}

function collect(notes: Record<string, string>, place: string, node: Node | null): void {
  if (!isCollection(node)) return;
  for (const [index, item] of node.items.entries()) {
    if (isMap(node)) {
      const { key, value } = item as { key: Node; value: Node | null };
      const at = join(place, isScalar(key) ? String(key.value) : '');
      add(notes, at, key.commentBefore ?? (index === 0 ? node.commentBefore : undefined));
      collect(notes, at, value);
    } else {
      collect(notes, join(place, String(index)), item as Node);
    }
  }
}

function add(notes: Record<string, string>, place: string, comment: string | null | undefined): void {
  const lines = (comment ?? '').split('\n').map((line) => line.replace(/^ /, ''));
  // Lines that were broken to fit the file run on; indented ones are tables.
  if (lines.some(Boolean))
    notes[place] = lines
      .join('\n')
      .trim()
      .replace(/([^\n])\n(?=\S)/g, '$1 ');
}

function trimmed(body: string): string {
  return body.replace(/\r\n/g, '\n').replace(/^\n+|\s+$/g, '');
}
