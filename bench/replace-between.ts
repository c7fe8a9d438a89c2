const begin = '<!-- measured: written by npm run bench -->';
const end = '<!-- end of what was measured -->';

/** The text with everything between its two marks replaced. Throws where a mark is missing, or they are the wrong way round. */
export function replaceBetween(text: string, replacement: string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`The document has lost its marks: ${begin} and ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${replacement}\n\n${text.slice(to)}`;
}
