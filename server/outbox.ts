import type { DatabaseSync } from 'node:sqlite';

/** `dueAt` is in milliseconds since 1970. */
export type WaitingMail = { enquiry: string; attempts: number; dueAt: number };

/** The e-mail to the studio that is still to be sent. */
export function outboxOf(database: DatabaseSync) {
  const waiting = 'FROM enquiries WHERE mail_due_at IS NOT NULL';
  const first = `SELECT id AS enquiry, mail_attempts AS attempts, mail_due_at AS dueAt ${waiting} ORDER BY mail_due_at LIMIT 1`;
  return {
    /** What is due first. */
    next: () => database.prepare(first).get() as WaitingMail | undefined,
    /** How many are waiting, and when the oldest of their enquiries was received. */
    waiting: () =>
      database.prepare(`SELECT count(*) AS count, min(received_at) AS oldest ${waiting}`).get() as { count: number; oldest: number | null },
    /** Makes due what would wait beyond `latest`, as after a clock was set back. */
    limitWait: (latest: number) => database.prepare('UPDATE enquiries SET mail_due_at = ? WHERE mail_due_at > ?').run(Date.now(), latest),
    /** Counts an attempt and sets the time of the next one. */
    postpone: (enquiry: string, dueAt: number) =>
      database.prepare('UPDATE enquiries SET mail_due_at = ?, mail_attempts = mail_attempts + 1 WHERE id = ?').run(dueAt, enquiry),
    markSent: (enquiry: string) =>
      database.prepare('UPDATE enquiries SET mail_due_at = NULL, mail_sent_at = ? WHERE id = ?').run(Date.now(), enquiry),
  };
}
