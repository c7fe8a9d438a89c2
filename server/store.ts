import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Enquiry } from '#contract/enquiry.ts';
import { limits } from '#contract/limits.ts';
import { inTransaction, openDatabase } from './database.ts';

/** How many enquiries of each kind may be held. */
export const heldQuota = 500;

/** Why an enquiry is not e-mailed: the honeypot was filled in, or it came over the limit. */
export type Held = 'robot' | 'limit';

const storedColumns = `
  e.id, e.form, e.received_at AS receivedAt, e.held, e.name, e.email, e.phone, e.message,
  CASE WHEN o.enquiry IS NULL THEN 'none' WHEN o.sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS mail`;
const storedFrom = 'FROM enquiries e LEFT JOIN outbox o ON o.enquiry = e.id';

/** Times are milliseconds since 1970. */
export type StoredEnquiry = Enquiry & {
  id: string;
  form: string;
  receivedAt: number;
  held: Held | null;
  mail: 'none' | 'waiting' | 'sent';
};

export type Submission = { form: string; enquiry: Enquiry; held: Held | undefined; key: string | undefined };

/**
 * `conflict`: the key already belongs to an enquiry with other content, which stays as it is. `full`: it would be held,
 * and as many as may be are held already; nothing is stored.
 */
export type Receipt = { id: string; outcome: 'stored' | 'known' | 'conflict' | 'full' };

export type QueuedMail = { enquiry: StoredEnquiry; attempts: number; dueAt: number };

/** Moments that outlive a restart. */
export type TimeName = 'clock seen' | 'clock trusted' | 'clock doubted' | 'held reported' | 'problems reported';

type Options = {
  queueMail: boolean;
  /** For the server: fails at once while the file is locked, and refuses a damaged file. */
  forServer?: boolean;
};

/** The enquiries and the e-mail that is still to go out, in one SQLite file that only its owner can read. */
export class Store {
  readonly #path: string;
  readonly #inode: number;
  readonly #database: DatabaseSync;
  readonly #queueMail: boolean;
  readonly #statements = new Map<string, StatementSync>();

  /** @throws {StartError} if the folder or the file cannot be used */
  constructor(directory: string, { queueMail, forServer = false }: Options) {
    this.#path = join(directory, 'enquiries.db');
    this.#queueMail = queueMail;
    this.#database = openDatabase(this.#path, { busyTimeoutMs: forServer ? 0 : 5000, verify: forServer });
    this.#inode = statSync(this.#path).ino;
  }

  /**
   * Stores an enquiry and queues its e-mail in one transaction, which is on disk when this returns.
   * @throws if it is not stored
   */
  add(submission: Submission): Receipt {
    this.#assertInPlace();
    return inTransaction(this.#database, () => this.find(submission) ?? this.#insert(submission));
  }

  /** The receipt of an earlier submission with the same key. */
  find({ form, enquiry, key }: Submission): Receipt | undefined {
    const { name, email, phone, message } = enquiry;
    const row = this.#run('SELECT id, name = ? AND email = ? AND phone = ? AND message = ? AS same FROM enquiries WHERE key = ?').get(
      name,
      email,
      phone,
      message,
      storedKey(form, enquiry, key),
    );
    return row && { id: row.id as string, outcome: row.same ? 'known' : 'conflict' };
  }

  #insert({ form, enquiry, held, key }: Submission): Receipt {
    if (held && this.countHeld(held) >= heldQuota) return { id: '', outcome: 'full' };
    const id = randomUUID();
    const now = Date.now();
    // A clock that is behind would make the enquiry look old, and retention delete it.
    const receivedAt = Math.max(now, this.time('clock trusted') ?? 0);
    const { name, email, phone, message } = enquiry;
    this.#run(
      'INSERT INTO enquiries (id, form, key, received_at, held, name, email, phone, message) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ).run(id, form, storedKey(form, enquiry, key), receivedAt, held ?? null, name, email, phone, message);
    if (this.#queueMail && !held) this.#run('INSERT INTO outbox (enquiry, due_at) VALUES (?, ?)').run(id, now);
    return { id, outcome: 'stored' };
  }

  /** Newest first; either the good ones or those that are held. */
  all(held: boolean): StoredEnquiry[] {
    const where = `e.held IS ${held ? 'NOT NULL' : 'NULL'}`;
    return this.#run(
      `SELECT ${storedColumns} ${storedFrom} WHERE ${where} ORDER BY e.received_at DESC, e.rowid DESC`,
    ).all() as unknown as StoredEnquiry[];
  }

  /** How many are held, of one kind or of both, received after `since`. */
  countHeld(kind?: Held, since = Number.MIN_SAFE_INTEGER): number {
    const row = this.#run(
      'SELECT count(*) AS count FROM enquiries WHERE held IS NOT NULL AND held = ifnull(?, held) AND received_at > ?',
    ).get(kind ?? null, since);
    return Number(row?.count);
  }

  /** Those whose id begins with `prefix`, two at most: one is the answer, two mean that it is too short. */
  withId(prefix: string): StoredEnquiry[] {
    return this.#run(`SELECT ${storedColumns} ${storedFrom} WHERE substr(e.id, 1, length(?1)) = ?1 LIMIT 2`).all(
      prefix,
    ) as unknown as StoredEnquiry[];
  }

  /** Deletes these in one transaction; their text is overwritten in the file. */
  delete(ids: string[]): void {
    inTransaction(this.#database, () => {
      for (const id of ids) this.#run('DELETE FROM enquiries WHERE id = ?').run(id);
    });
  }

  /** Deletes what was received before `time`, with its e-mail; returns how many. */
  deleteBefore(time: number): number {
    return Number(this.#run('DELETE FROM enquiries WHERE received_at < ?').run(time).changes);
  }

  /** The e-mail that is due first, if any is waiting. */
  nextMail(): QueuedMail | undefined {
    const row = this.#run(
      `SELECT ${storedColumns}, o.attempts, o.due_at AS dueAt FROM outbox o JOIN enquiries e ON e.id = o.enquiry
       WHERE o.sent_at IS NULL ORDER BY o.due_at LIMIT 1`,
    ).get() as (StoredEnquiry & { attempts: number; dueAt: number }) | undefined;
    if (!row) return undefined;
    const { attempts, dueAt, ...enquiry } = row;
    return { enquiry, attempts, dueAt };
  }

  /** How many e-mails are waiting, and when the oldest of their enquiries was received. */
  waitingMail(): { count: number; oldest: number | undefined } {
    const row = this.#run(
      'SELECT count(*) AS count, min(e.received_at) AS oldest FROM outbox o JOIN enquiries e ON e.id = o.enquiry WHERE o.sent_at IS NULL',
    ).get();
    return { count: Number(row?.count), oldest: (row?.oldest as number | null) ?? undefined };
  }

  /** Drops e-mail without an enquiry, and makes due what would wait beyond `latest`, as after a clock was set back. */
  tidyOutbox(latest: number): void {
    this.#run('DELETE FROM outbox WHERE sent_at IS NULL AND NOT EXISTS (SELECT 1 FROM enquiries WHERE id = enquiry)').run();
    this.#run('UPDATE outbox SET due_at = ? WHERE sent_at IS NULL AND due_at > ?').run(Date.now(), latest);
  }

  mailSent(id: string): void {
    this.#run('UPDATE outbox SET sent_at = ? WHERE enquiry = ?').run(Date.now(), id);
  }

  /** Counts an attempt and sets the time of the next one. */
  postponeMail(id: string, dueAt: number): void {
    this.#run('UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE enquiry = ?').run(dueAt, id);
  }

  time(name: TimeName): number | undefined {
    return this.#run('SELECT at FROM times WHERE name = ?').get(name)?.at as number | undefined;
  }

  /** Several at once are one transaction; undefined removes one. */
  setTimes(times: Partial<Record<TimeName, number | undefined>>): void {
    inTransaction(this.#database, () => {
      for (const [name, at] of Object.entries(times)) {
        if (at === undefined) this.#run('DELETE FROM times WHERE name = ?').run(name);
        else this.#run('INSERT OR REPLACE INTO times VALUES (?, ?)').run(name, at);
      }
    });
  }

  /** When the newest enquiry was received. */
  newest(): number | undefined {
    return (this.#run('SELECT max(received_at) AS at FROM enquiries').get()?.at as number | null) ?? undefined;
  }

  /** Writes as much as the longest enquiry needs, and frees it again. @throws if that fails */
  check(): void {
    this.#assertInPlace();
    this.#run('INSERT INTO probe VALUES (zeroblob(?))').run(limits.bodyBytes);
    this.#run('DELETE FROM probe').run();
  }

  close(): void {
    this.#database.close();
  }

  // SQLite goes on writing to a file that was deleted or moved away; what it stores there is lost.
  #assertInPlace(): void {
    if (statSync(this.#path).ino !== this.#inode) throw new Error('its file was replaced');
  }

  #run(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * What makes a submission unique. Without a key of its own (a plain HTML form) its content is the key, for one window
 * of time: a double click is one enquiry, the same text an hour later is a second one.
 */
function storedKey(form: string, enquiry: Enquiry, key: string | undefined): string {
  const identity = key === undefined ? [form, enquiry, Math.floor(Date.now() / limits.rate.windowMs)] : [form, key];
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
}
