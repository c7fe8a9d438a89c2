import { fnv1a } from './fnv1a.ts';

/** No letters and digits that are mistaken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A short reference of an enquiry, 'K7Q-3XN', from its idempotency key: the page, the studio's email and
 * `npm run enquiries` show it. There are 729 million; two enquiries may share one.
 */
export function referenceOf(key: string): string {
  let hash = fnv1a(key);
  let reference = '';
  for (let index = 0; index < 6; index += 1) {
    reference += (index === 3 ? '-' : '') + alphabet[hash % alphabet.length];
    hash = Math.floor(hash / alphabet.length);
  }
  return reference;
}
