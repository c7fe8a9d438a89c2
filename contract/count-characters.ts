/** Characters as Unicode counts them (code points): an emoji or a Telugu letter is one. */
export function countCharacters(text: string): number {
  return [...text].length;
}
