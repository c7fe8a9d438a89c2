/**
 * Limits and field names that pages, service worker, build and server share. Without zod: a page loads these before
 * anybody types.
 */

/** Lengths are in characters as Unicode counts them (code points): an emoji or a Telugu letter is one, not two. */
export const limits = {
  name: { min: 2, max: 50 },
  email: { max: 100 },
  message: { max: 1000 },
  /** Submissions that one visitor's page sends: at most `attempts` within `windowMs` milliseconds. */
  rate: { attempts: 3, windowMs: 300_000 },
  /** The longest request body, in bytes; 1,000 emoji in JSON or in a plain form's encoding still fit. */
  bodyBytes: 16 * 1024,
} as const;

/** A field that people never see and robots fill in. */
export const honeypotField = '_gotcha';

/**
 * One key for one enquiry: the same key is never stored twice, so a double click or a retry is harmless. A new key
 * belongs to every change of the text: the same key with another text is refused (422). The header wins over the field.
 */
export const keyHeader = 'idempotency-key';
export const keyField = '_key';

/** Photographs kept for reading without a connection: the last that the visitor has seen, some 3 MB on a phone. */
export const keptPictures = 60;

/** Days for which an enquiry that is not sent yet stays on the visitor's device. */
export const keptEnquiryDays = 14;
