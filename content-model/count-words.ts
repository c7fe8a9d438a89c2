/** Words of a Markdown text; the editor shows the same number. Marks such as ## and - are none. */
export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
