import type { Enquiry } from '#contract/enquiry.ts';
import type { Extras } from '#contract/extras.ts';
import { keptEnquiryDays } from '#contract/limits.ts';
import { storedEnquiries } from './enquiry-storage.ts';

/** An enquiry that is written and not sent, without files. `key` keeps it from being stored twice; `at` is its time in milliseconds. */
export type UnsentEnquiry = { enquiry: Enquiry; extras?: Extras; key: string; at: number };

const lastsMs = keptEnquiryDays * 24 * 60 * 60 * 1000;

/** Keeps an enquiry for `keptEnquiryDays`. Returns false where the browser cannot: then nothing is kept. */
export function keepEnquiry(unsent: UnsentEnquiry): boolean {
  return write([...unsentEnquiries().filter(({ key }) => key !== unsent.key), unsent]);
}

/** After it was sent, or on the visitor's word. */
export function dropEnquiry(key: string): void {
  write(unsentEnquiries().filter((unsent) => unsent.key !== key));
}

/** What waits to be sent, the oldest first; what is too old or no enquiry does not count. */
export function unsentEnquiries(stored = storedEnquiries.read()): UnsentEnquiry[] {
  return parse(stored).filter(({ at }) => Math.abs(Date.now() - at) < lastsMs);
}

/** Takes off the device what does not count any more. */
export function tidyUnsentEnquiries(): void {
  write(unsentEnquiries());
}

function write(enquiries: UnsentEnquiry[]): boolean {
  return storedEnquiries.write(enquiries.length > 0 ? JSON.stringify(enquiries) : null);
}

function parse(stored: string | null): UnsentEnquiry[] {
  try {
    const enquiries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(enquiries) ? enquiries.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function isUnsent(unsent: Partial<UnsentEnquiry> | null): unsent is UnsentEnquiry {
  const { name, email, phone, message } = unsent?.enquiry ?? {};
  return typeof unsent?.at === 'number' && [unsent.key, name, email, phone, message].every((text) => typeof text === 'string');
}
