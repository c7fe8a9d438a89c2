import { hash } from 'node:crypto';
import type { FullEnquiry } from '#contract/full-enquiry.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import type { EnquiryFile } from './file-folder.ts';

/** Why an enquiry is not emailed: the honeypot was filled in, or it was over the limit. */
export type Held = 'robot' | 'limit';

/** An enquiry as it was sent, with files that are on disk. Two are the same if their words and file digests are. */
export type EnquirySubmission = {
  formId: string;
  enquiry: FullEnquiry;
  files?: EnquiryFile[];
  held: Held | undefined;
  key: string | undefined;
  privacyVersion?: string | undefined;
  /** The services of its project with their prices when it arrived. */
  prices?: string | undefined;
};

/** Returns the values of an enquiry, without its files, by their columns in the store. */
export function submittedValues({ enquiry }: EnquirySubmission) {
  const { name, email, phone, message, project = null } = enquiry;
  const { visitDay = null, visitPart = null, visitPlace = null, visitLocality = null } = enquiry;
  const consultation = { visit_day: visitDay, visit_part: visitPart, visit_place: visitPlace, visit_locality: visitLocality };
  return { name, email, phone, message, project, ...consultation };
}

/** Returns a digest that is the same for the same words and files only. */
export function fingerprintOf({ files = [], ...submission }: EnquirySubmission): string {
  return identityHash([submittedValues(submission), files.map(({ digest }) => digest)]);
}

/** Long enough for a double click or a reload that sends a form again; the same words later are another enquiry. */
export const duplicateWindowMs = 5 * minuteMs;

/**
 * Returns the keys under which a submission is unique at `time`. A plain HTML form sends none, so its content is the
 * key, in this window of time and the one before: a double click is one enquiry, the same text an hour later another.
 */
export function storedKeys(submission: EnquirySubmission, time: number): [now: string, before: string] {
  const { formId, key } = submission;
  const window = Math.floor(time / duplicateWindowMs);
  const keyIn = (at: number) => identityHash(key === undefined ? [formId, fingerprintOf(submission), at] : [formId, key]);
  return [keyIn(window), keyIn(window - 1)];
}

function identityHash(identity: unknown[]): string {
  return hash('sha256', JSON.stringify(identity), 'base64url');
}
