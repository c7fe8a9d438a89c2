/** No letters and digits that are mistaken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A short reference of an enquiry, 'K7Q-3XN', from its idempotency key: the page shows it, the studio's email and
 * `npm run enquiries` too. One in 729 million; two enquiries may share it.
 */
export function referenceOf(key: string): string {
  // FNV-1a, 32 bits: small, and the same in browser and server.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  let reference = '';
  for (let place = 0; place < 6; place += 1) {
    reference += (place === 3 ? '-' : '') + alphabet[hash % alphabet.length];
    hash = Math.floor(hash / alphabet.length);
  }
  return reference;
}
