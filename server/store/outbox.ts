import type { DatabaseSync } from 'node:sqlite';
import { hourMs, minuteMs } from '#contract/lib/durations.ts';

/** Milliseconds to the next attempt: one minute, then twice as long each time, at most an hour, without end. */
export function retryDelayMs(attempts: number): number {
  return Math.min(minuteMs * 2 ** attempts, hourMs);
}

export type WaitingMail = { enquiryId: string; attempts: number };

/** The email to the studio that is still to be sent. Times are milliseconds since 1970. */
export function createOutbox(database: DatabaseSync) {
  database.function('wait_after', retryDelayMs as (attempts: unknown) => number);
  // If the time is further away than the wait after the last attempt, the clock was set back.
  const due = `SELECT id AS enquiryId, mail_attempts AS attempts FROM enquiries
    WHERE mail_due_at <= ?1 OR mail_due_at > ?1 + wait_after(mail_attempts - 1) ORDER BY mail_due_at LIMIT 1`;
  const waiting = 'SELECT count(*) AS count, min(received_at) AS oldest FROM enquiries WHERE mail_due_at IS NOT NULL';
  return {
    /** Returns the email that is due first. One that would wait longer than it should is due as well. */
    next: (now: number) => database.prepare(due).get(now) as WaitingMail | undefined,
    /** How many are waiting, and when the oldest of their enquiries was received. */
    waiting: () => database.prepare(waiting).get() as { count: number; oldest: number | null },
    /** Counts an attempt and sets the time of the next one. */
    recordAttempt: (enquiryId: string, dueAt: number) =>
      database.prepare('UPDATE enquiries SET mail_due_at = ?, mail_attempts = mail_attempts + 1 WHERE id = ?').run(dueAt, enquiryId),
    markSent: (enquiryId: string) =>
      database.prepare('UPDATE enquiries SET mail_due_at = NULL, mail_sent_at = ? WHERE id = ?').run(Date.now(), enquiryId),
  };
}
