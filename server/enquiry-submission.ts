import { createHash } from 'node:crypto';
import type { Enquiry } from '#contract/enquiry.ts';
import type { Extras } from '#contract/extras.ts';
import { limits } from '#contract/limits.ts';
import type { EnquiryFile } from './file-folder.ts';

/** Why an enquiry is not e-mailed: the honeypot was filled in, or it came over the limit. */
export type Held = 'robot' | 'limit';

/** Of the files only the digests say what it is; they are in the folder when it is added. */
export type EnquirySubmission = {
  form: string;
  enquiry: Enquiry;
  extras?: Extras;
  files?: EnquiryFile[];
  held: Held | undefined;
  key: string | undefined;
  notice?: string | undefined;
};

export const submittedColumns = 'name, email, phone, message, project, visit_day, visit_part, visit_place, visit_locality';

/** In the order of the columns. */
export function columnValues({ enquiry: { name, email, phone, message }, extras = {} }: EnquirySubmission): (string | null)[] {
  const { project, visitDay, visitPart, visitPlace, visitLocality } = extras;
  return [name, email, phone, message, ...[project, visitDay, visitPart, visitPlace, visitLocality].map((value) => value ?? null)];
}

export function digestsOf({ files = [] }: EnquirySubmission): string[] {
  return files.map(({ digest }) => digest);
}

/**
 * What makes a submission unique at `time`. Without a key of its own (a plain HTML form) its content is the key, in a
 * window of time and the one before it: a double click is one enquiry, the same text an hour later is a second one.
 */
export function storedKeys(submission: EnquirySubmission, time: number): [now: string, before: string] {
  const { form, key } = submission;
  const window = Math.floor(time / limits.rate.windowMs);
  const keyIn = (at: number) => hash(key === undefined ? [form, columnValues(submission), digestsOf(submission), at] : [form, key]);
  return [keyIn(window), keyIn(window - 1)];
}

function hash(identity: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
}
