/** A Markdown file of content/: facts between two lines of ---, which are `start` and `end`, and Markdown below. */
export type MarkdownFile = { start: string; facts: string; end: string; body: string };

/** Undefined where the text does not begin with facts between two such lines. */
export function splitMarkdown(text: string): MarkdownFile | undefined {
  const match = /^(---\r?\n)([\s\S]*?)(\r?\n---\r?\n?)([\s\S]*)$/.exec(text);
  if (!match) return undefined;
  const [, start = '', facts = '', end = '', body = ''] = match;
  return { start, facts, end, body };
}
