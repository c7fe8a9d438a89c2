/** Characters as Unicode counts them (code points), the way the collector counts: an emoji or a Telugu letter is one. */
export function countCharacters(text: string): number {
  return Array.from(text).length;
}
