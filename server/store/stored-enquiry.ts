import type { FullEnquiry } from '#contract/full-enquiry.ts';
import { type Held, sentColumns } from './enquiry-submission.ts';
import type { EnquiryFile } from './file-folder.ts';

/** The columns of `enquiries` that make a `StoredEnquiry`; `files` comes as JSON text. */
export const storedColumns = `
  ${sentColumns.map(({ field, column }) => `${column} AS ${field}`).join(', ')},
  id, form AS formId, received_at AS receivedAt, held, reference, prices, privacy_version AS privacyVersion,
  CASE WHEN mail_due_at IS NOT NULL THEN 'waiting' WHEN mail_sent_at IS NULL THEN 'none' ELSE 'sent' END AS mail,
  state, note, due_day AS dueDay, changed_at AS changedAt, changed_by AS changedBy,
  (SELECT json_group_array(json_object('name', name, 'originalName', original, 'type', type, 'size', size, 'digest', digest) ORDER BY position)
    FROM files WHERE enquiry = enquiries.id) AS files`;

export const enquiryStates = ['new', 'contacted', 'visit', 'quoted', 'won', 'lost'] as const;

/** The studio's notes at the desk. */
export type Handling = {
  state: (typeof enquiryStates)[number];
  note: string;
  /** The day on which to come back to it, YYYY-MM-DD. */
  dueDay: string | null;
};

/** The fields that were sent: text, and null for an optional one that was left out. */
type Sent = { [Field in keyof FullEnquiry]-?: undefined extends FullEnquiry[Field] ? NonNullable<FullEnquiry[Field]> | null : string };

/** An enquiry as the store returns it; times are milliseconds since 1970. */
export type StoredEnquiry = Sent &
  Handling & {
    /** 0 if nothing was noted yet. */
    changedAt: number;
    changedBy: string;
    id: string;
    reference: string;
    /** The services of its project with their prices when it was sent. */
    prices: string | null;
    /** The version of the privacy page that was served then; null if it is not known. */
    privacyVersion: string | null;
    files: EnquiryFile[];
    formId: string;
    receivedAt: number;
    held: Held | null;
    mail: 'none' | 'waiting' | 'sent';
  };
