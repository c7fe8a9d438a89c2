/** A table of a report; `note` is below its title. */
export type Table = { title: string; note?: string; head: string[]; rows: string[][] };

/** As Markdown, under a heading of the given level. */
export function markdownTable({ title, note, head, rows }: Table, level: number): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`);
  return [`${'#'.repeat(level)} ${title}`, ...(note ? [note] : []), lines.join('\n')].join('\n\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

/** With Indian grouping and at most `digits` digits after the point. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: digits });
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
