/** Characters as Unicode counts them (code points): an emoji or a Telugu letter is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
