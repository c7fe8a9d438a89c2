import type { DatabaseSync } from 'node:sqlite';

/** `dueAt` is in milliseconds since 1970. */
export type WaitingMail = { enquiry: string; attempts: number; dueAt: number };

/** The e-mail to the studio that is still to be sent: a row for each enquiry, with which it is deleted. */
export function outboxOf(database: DatabaseSync) {
  const waiting = 'FROM outbox JOIN enquiries e ON e.id = enquiry WHERE sent_at IS NULL';
  const first = `SELECT enquiry, attempts, due_at AS dueAt ${waiting} ORDER BY due_at LIMIT 1`;
  const sum = `SELECT count(*) AS count, min(e.received_at) AS oldest ${waiting}`;
  return {
    add: (enquiry: string) => database.prepare('INSERT INTO outbox (enquiry, due_at) VALUES (?, ?)').run(enquiry, Date.now()),
    /** What is due first. */
    next: () => database.prepare(first).get() as WaitingMail | undefined,
    /** How many are waiting, and when the oldest of their enquiries was received. */
    waiting: () => database.prepare(sum).get() as { count: number; oldest: number | null },
    /** Makes due what would wait beyond `latest`, as after a clock was set back. */
    limitWait: (latest: number) =>
      database.prepare('UPDATE outbox SET due_at = ? WHERE sent_at IS NULL AND due_at > ?').run(Date.now(), latest),
    /** Counts an attempt and sets the time of the next one. */
    postpone: (enquiry: string, dueAt: number) =>
      database.prepare('UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE enquiry = ?').run(dueAt, enquiry),
    markSent: (enquiry: string) => database.prepare('UPDATE outbox SET sent_at = ? WHERE enquiry = ?').run(Date.now(), enquiry),
  };
}
