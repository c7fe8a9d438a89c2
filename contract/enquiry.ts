/** The rules of an enquiry, for page and collector. Written with zod/mini because the page loads it too. */
import * as z from 'zod/mini';
import { maxCharacters, minCharacters } from './lib/text-length.ts';
import { limits } from './limits.ts';
import { normalisePhone } from './phone.ts';

// The zero-width joiners are part of correctly spelt Indic names (రాజ్‌కుమార్), and phones type other apostrophes and
// hyphens than keyboards do; a name needs one letter at least.
const namePattern = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} .'‘’\-\u2010-\u2013]+$/u;

/** They come with what is pasted from a contact or a chat. */
const invisible = /(?!\p{Join_Control})\p{Cf}/gu;

/** As one line: without invisible marks, without spaces at the ends, and with one for several. */
export function asLine(text: string): string {
  return text.replace(invisible, '').trim().replace(/\s+/gu, ' ');
}

// A plain HTML form sends CR LF for each new line, a script LF: one rule and one length for both.
function unifyNewlines(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

const nameTooShort = 'Name must be at least 2 characters';
const emailInvalid = 'Please enter a valid email address';
const phoneInvalid = 'Please enter a valid phone number';

/**
 * The rules of an enquiry; source: the specification's contact schema. The result is normalised: spaces trimmed, the
 * phone number as `normalisePhone` writes it, new lines as LF. The message of each issue is what the visitor reads.
 */
export const enquirySchema = z.object({
  name: z
    .string({ error: nameTooShort })
    .check(
      z.overwrite(asLine),
      minCharacters(limits.name.min, nameTooShort),
      maxCharacters(limits.name.max, 'Name must be less than 50 characters'),
      z.regex(namePattern, { error: 'Name can only contain letters and spaces' }),
    ),
  email: z.string({ error: emailInvalid }).check(
    // Speech recognition writes spaces around the @, and a full stop or comma at the end.
    z.overwrite((text) => asLine(text).replace(/ ?@ ?/, '@').replace(/[.,]$/, '')),
    maxCharacters(limits.email.max, 'Email must be less than 100 characters'),
    // What browsers check for type=email (HTML Living Standard), and a dot in the domain.
    z.regex(z.regexes.html5Email, { error: emailInvalid, abort: true }),
    z.regex(/\.[^@]+$/, { error: emailInvalid }),
  ),
  phone: z.string({ error: phoneInvalid }).check(
    z.refine((text) => normalisePhone(text) !== null, { error: phoneInvalid }),
    z.overwrite((text) => normalisePhone(text) ?? text),
  ),
  message: z._default(
    z
      .string({ error: 'Please write your message as text' })
      .check(z.overwrite(unifyNewlines), maxCharacters(limits.message.max, 'Message must be less than 1,000 characters')),
    '',
  ),
});

/** An enquiry that has passed the rules. */
export type Enquiry = z.infer<typeof enquirySchema>;
