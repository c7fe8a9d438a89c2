/** Replaces halves of a surrogate pair, which no address and no file name can hold. Browsers before 2023 lack toWellFormed. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
