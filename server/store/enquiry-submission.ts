import { hash } from 'node:crypto';
import { type FullEnquiry, fullEnquirySchema } from '#contract/full-enquiry.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import type { EnquiryFile } from './file-folder.ts';

/** Why an enquiry is not emailed: the honeypot was filled in, or it was over the limit. */
export type Held = 'robot' | 'limit';

/** An enquiry as it was sent, with files that are on disk. Two are the same if their words and file digests are. */
export type EnquirySubmission = {
  formId: string;
  enquiry: FullEnquiry;
  files: EnquiryFile[];
  held: Held | undefined;
  key: string | undefined;
  privacyVersion?: string | undefined;
  /** The services of its project with their prices when it arrived. */
  prices?: string | undefined;
};

/** The column of each field of an enquiry: `visit_day` of visitDay. */
export const sentColumns = Object.keys(fullEnquirySchema.shape).map((field) => ({
  field: field as keyof FullEnquiry,
  column: field.replace(/[A-Z]/g, '_$&').toLowerCase(),
}));

/** Returns what was filled in, by its column in the store. */
export function submittedValues({ enquiry }: EnquirySubmission): Record<string, string> {
  const values = sentColumns.map(({ field, column }) => [column, enquiry[field]]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns a digest that is the same for the same words and files only; a new column does not change it. */
export function fingerprintOf(submission: EnquirySubmission): string {
  return identityHash([submittedValues(submission), submission.files.map(({ digest }) => digest)]);
}

/** Long enough for a double click or a reload that sends a form again; the same words later are another enquiry. */
export const duplicateWindowMs = 5 * minuteMs;

/** Returns the key under which a submission is unique; undefined for a plain HTML form, which sends none. */
export function storedKey({ formId, key }: EnquirySubmission): string | undefined {
  return key === undefined ? undefined : identityHash([formId, key]);
}

function identityHash(identity: unknown[]): string {
  return hash('sha256', JSON.stringify(identity), 'base64url');
}
