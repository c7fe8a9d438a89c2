import type { DatabaseSync } from 'node:sqlite';

export type WaitingMail = { enquiry: string; attempts: number };

/** The email to the studio that is still to be sent. Times are milliseconds since 1970. */
export function createOutbox(database: DatabaseSync) {
  // The wait of mail-queue.ts after so many attempts, at most until `latest`. Beyond it, a clock was set back.
  const due = `SELECT id AS enquiry, mail_attempts AS attempts FROM enquiries
    WHERE mail_due_at <= ?1 OR mail_due_at > min(?2, ?1 + (60000 << min(mail_attempts - 1, 20))) ORDER BY mail_due_at LIMIT 1`;
  const waiting = 'SELECT count(*) AS count, min(received_at) AS oldest FROM enquiries WHERE mail_due_at IS NOT NULL';
  return {
    /** Returns the email that is due first. One due after `latest` counts as due now: the clock was set back. */
    next: (now: number, latest: number) => database.prepare(due).get(now, latest) as WaitingMail | undefined,
    /** How many are waiting, and when the oldest of their enquiries was received. */
    waiting: () => database.prepare(waiting).get() as { count: number; oldest: number | null },
    /** Counts an attempt and sets the time of the next one. */
    postpone: (enquiry: string, dueAt: number) =>
      database.prepare('UPDATE enquiries SET mail_due_at = ?, mail_attempts = mail_attempts + 1 WHERE id = ?').run(dueAt, enquiry),
    markSent: (enquiry: string) =>
      database.prepare('UPDATE enquiries SET mail_due_at = NULL, mail_sent_at = ? WHERE id = ?').run(Date.now(), enquiry),
  };
}
