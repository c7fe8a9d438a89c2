import { createTabValue } from '#app/lib/tab-value.ts';

/** The last key and its content, in the tab: after a time-out and a reload the same words are the same enquiry. */
const stored = createTabValue<{ text: string; key: string }>('contact-key');
let last = stored.load();

/** The same key for the same content until `forgetKey`, so that a retry is not stored twice. */
export function keyFor(content: unknown): string {
  const text = JSON.stringify(content);
  if (last?.text === text) return last.key;
  // Not crypto.randomUUID: it is missing on plain http, such as on a phone that opens the developer's machine.
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  last = { text, key };
  stored.save(last);
  return key;
}

/** Forgets the key and the words after success: the same words sent again later are a new enquiry. */
export function forgetKey(): void {
  last = null;
  stored.clear();
}
