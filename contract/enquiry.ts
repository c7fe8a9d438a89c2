/**
 * What the contact page and the form collector agree on: the enquiry's rules, its limits and its technical fields.
 * Written with zod/mini because the page loads it too.
 */
import * as z from 'zod/mini';

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

// The zero-width joiners are part of correctly spelt Indic names (రాజ్‌కుమార్), and phones type other apostrophes and hyphens
// than keyboards do; a name needs one letter at least.
const namePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} .'‘’\-\u2010-\u2013]+$/u;

// Hyphens, dots, brackets, spaces, and the invisible direction marks that copied contacts carry.
const phoneNoise = /[\s().\u002d\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const phonePattern = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number as people write it; anything else comes back as it was. */
export function normalisePhone(text: string): string {
  return phonePattern.exec(text.replace(phoneNoise, ''))?.[1] ?? text;
}

function collapseSpaces(text: string): string {
  return text.trim().replace(/\s+/gu, ' ');
}

// A plain HTML form sends CR LF for each new line, a script LF: one rule and one length for both.
function unifyNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const atLeast = (min: number, error: string) => z.refine<string>((text) => countCharacters(text) >= min, { error, abort: true });
const atMost = (max: number, error: string) => z.refine<string>((text) => countCharacters(text) <= max, { error, abort: true });

const nameTooShort = 'Name must be at least 2 characters';
const emailInvalid = 'Please enter a valid email address';
const phoneInvalid = 'Please enter a valid phone number';

/**
 * The rules of an enquiry; source: the specification's contact schema. The result is normalised: spaces trimmed, the
 * phone number as ten digits, new lines as LF. Every issue carries the sentence that the visitor reads.
 */
export const enquirySchema = z.object({
  name: z
    .string({ error: nameTooShort })
    .check(
      z.overwrite(collapseSpaces),
      atLeast(limits.name.min, nameTooShort),
      atMost(limits.name.max, 'Name must be less than 50 characters'),
      z.regex(namePattern, { error: 'Name can only contain letters and spaces' }),
    ),
  email: z.string({ error: emailInvalid }).check(
    z.trim(),
    atMost(limits.email.max, 'Email must be less than 100 characters'),
    // What browsers check for type=email (HTML Living Standard), and a dot in the domain.
    z.regex(z.regexes.html5Email, { error: emailInvalid, abort: true }),
    z.regex(/\.[^@]+$/, { error: emailInvalid }),
  ),
  phone: z.string({ error: phoneInvalid }).check(z.overwrite(normalisePhone), z.regex(/^[6-9]\d{9}$/, { error: phoneInvalid })),
  message: z._default(
    z
      .string({ error: 'Please write your message as text' })
      .check(z.overwrite(unifyNewlines), atMost(limits.message.max, 'Message must be less than 1,000 characters')),
    '',
  ),
});

/** An enquiry that has passed the rules. */
export type Enquiry = z.infer<typeof enquirySchema>;

export type EnquiryField = keyof Enquiry;
