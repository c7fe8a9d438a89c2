import { createStoredText } from '#app/lib/stored-text.ts';
import type { FullEnquiry } from '#contract/full-enquiry.ts';
import { dayMs } from '#contract/lib/durations.ts';
import { parseJson } from '#contract/lib/parse-json.ts';
import { unsentDays } from '#contract/limits.ts';

export const unsentKey = 'unsent-enquiries';
/** The enquiries that are not sent yet, as text. */
export const unsentText = createStoredText(unsentKey);

/** An enquiry that is not sent, without files, stored once for each `key`; `at` is in milliseconds. */
export type UnsentEnquiry = { enquiry: FullEnquiry; key: string; at: number };

const longestMs = unsentDays * dayMs;
const yearMs = 365 * dayMs;

/** Stores an enquiry for `unsentDays`. Returns false if the browser cannot: then nothing is stored. */
export function storeUnsent(unsent: UnsentEnquiry): boolean {
  return write([...readUnsent().filter(({ key }) => key !== unsent.key), unsent]);
}

/** Removes an enquiry that was sent, or that the visitor discards. */
export function removeUnsent(key: string): void {
  write(readUnsent().filter((unsent) => unsent.key !== key));
}

/** What waits to be sent, the oldest first; what is too old or no enquiry does not count. */
export function readUnsent(text = unsentText.read()): UnsentEnquiry[] {
  const found = parseJson(text);
  const enquiries = Array.isArray(found) ? found.filter(isUnsent) : [];
  return enquiries.map(withPossibleTime).filter(({ at }) => Date.now() - at < longestMs);
}

/** A time ahead, or more than a year back, is of a clock that was wrong, then or now: the days count from today. */
function withPossibleTime(unsent: UnsentEnquiry): UnsentEnquiry {
  const age = Date.now() - unsent.at;
  return age < 0 || age > yearMs ? { ...unsent, at: Date.now() } : unsent;
}

/** Removes from the device what is too old or no enquiry. */
export function tidyUnsent(): void {
  write(readUnsent());
}

function write(enquiries: UnsentEnquiry[]): boolean {
  return unsentText.write(enquiries.length > 0 ? JSON.stringify(enquiries) : null);
}

function isUnsent(unsent: Partial<UnsentEnquiry> | null): unsent is UnsentEnquiry {
  const { name, email, phone, message } = unsent?.enquiry ?? {};
  return typeof unsent?.at === 'number' && [unsent.key, name, email, phone, message].every((value) => typeof value === 'string');
}
