import type { Consultation } from '#contract/consultation.ts';
import type { Enquiry } from '#contract/enquiry.ts';
import type { Held } from './enquiry-submission.ts';
import type { EnquiryFile } from './file-folder.ts';

/** The columns of a stored enquiry but its files, as its type names them. */
export const storedColumns = `
  e.id, e.form, e.received_at AS receivedAt, e.held, e.name, e.email, e.phone, e.message,
  e.reference, e.project, e.visit_day AS visitDay, e.visit_part AS visitPart,
  e.visit_place AS visitPlace, e.visit_locality AS visitLocality, e.notice,
  CASE WHEN o.enquiry IS NULL THEN 'none' WHEN o.sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS mail,
  ifnull(h.state, 'new') AS state, ifnull(h.note, '') AS note, h.due_day AS dueDay, ifnull(h.changed_at, 0) AS changedAt,
  ifnull(h.changed_by, '') AS changedBy`;
export const storedTables = 'FROM enquiries e LEFT JOIN outbox o ON o.enquiry = e.id LEFT JOIN handling h ON h.enquiry = e.id';

export const enquiryStates = ['new', 'contacted', 'visit', 'quoted', 'won', 'lost'] as const;

/** What the studio noted at the desk. */
export type Handling = {
  state: (typeof enquiryStates)[number];
  note: string;
  /** The day to come back to it, YYYY-MM-DD. */
  dueDay: string | null;
};

/** Times are milliseconds since 1970. */
export type StoredEnquiry = Enquiry &
  Handling &
  Consultation & {
    /** 0 where nothing was noted yet. */
    changedAt: number;
    changedBy: string;
    id: string;
    reference: string;
    /** JSON text. */
    project: string | null;
    /** The version of the privacy page that was served then; null where it is not known. */
    notice: string | null;
    files: EnquiryFile[];
    form: string;
    receivedAt: number;
    held: Held | null;
    mail: 'none' | 'waiting' | 'sent';
  };
