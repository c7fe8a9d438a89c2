/** The FNV-1a hash of a text's UTF-8 bytes: 32 bits, small, and the same in browser and server. Not for secrets. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
