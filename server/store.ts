import { createHash, randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Enquiry, limits } from '#contract/enquiry.ts';
import { inTransaction, openDatabase } from './database.ts';

const storedColumns = `
  e.id, e.form, e.received_at AS receivedAt, e.suspect, e.name, e.email, e.phone, e.message,
  CASE WHEN o.enquiry IS NULL THEN 'none' WHEN o.sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS mail`;
const storedFrom = 'FROM enquiries e LEFT JOIN outbox o ON o.enquiry = e.id';

/** Times are milliseconds since 1970. `suspect`: the honeypot was filled in, so it is never mailed. */
export type StoredEnquiry = Enquiry & {
  id: string;
  form: string;
  receivedAt: number;
  suspect: 0 | 1;
  mail: 'none' | 'waiting' | 'sent';
};

export type Submission = { form: string; enquiry: Enquiry; suspect: boolean; key: string | undefined };

/** `conflict`: the key already belongs to an enquiry with other content, which stays as it is. */
export type Receipt = { id: string; outcome: 'stored' | 'known' | 'conflict' };

export type QueuedMail = { id: string; attempts: number; dueAt: number };

/** The enquiries and the e-mail that is still to go out, in one SQLite file that only its owner can read. */
export class Store {
  readonly #path: string;
  readonly #inode: number;
  readonly #database: DatabaseSync;
  readonly #queueMail: boolean;
  readonly #statements = new Map<string, StatementSync>();

  /** @throws {StartError} if the folder or the file cannot be used */
  constructor(directory: string, options: { queueMail: boolean }) {
    this.#path = join(directory, 'enquiries.db');
    this.#queueMail = options.queueMail;
    this.#database = openDatabase(this.#path);
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

  #insert({ form, enquiry, suspect, key }: Submission): Receipt {
    const id = randomUUID();
    const now = Date.now();
    this.#run('INSERT INTO enquiries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(
      id,
      form,
      storedKey(form, enquiry, key),
      now,
      Number(suspect),
      enquiry.name,
      enquiry.email,
      enquiry.phone,
      enquiry.message,
    );
    if (this.#queueMail && !suspect) this.#run('INSERT INTO outbox (enquiry, due_at) VALUES (?, ?)').run(id, now);
    return { id, outcome: 'stored' };
  }

  /** Newest first; either the good ones or those that were put aside. */
  all(suspect: boolean): IterableIterator<StoredEnquiry> {
    return this.#run(`SELECT ${storedColumns} ${storedFrom} WHERE e.suspect = ? ORDER BY e.received_at DESC, e.rowid DESC`).iterate(
      Number(suspect),
    ) as unknown as IterableIterator<StoredEnquiry>;
  }

  /** Those whose id begins with `prefix`, two at most: one is the answer, two mean that it is too short. */
  withId(prefix: string): StoredEnquiry[] {
    return this.#run(`SELECT ${storedColumns} ${storedFrom} WHERE substr(e.id, 1, length(?1)) = ?1 LIMIT 2`).all(
      prefix,
    ) as unknown as StoredEnquiry[];
  }

  delete(id: string): void {
    this.#run('DELETE FROM enquiries WHERE id = ?').run(id);
    this.#emptyLog();
  }

  /** Deletes what was received before `time`, with its e-mail; returns how many. */
  deleteBefore(time: number): number {
    const { changes } = this.#run('DELETE FROM enquiries WHERE received_at < ?').run(time);
    if (changes) this.#emptyLog();
    return Number(changes);
  }

  /** The e-mail that is due first, if any waits. */
  nextMail(): QueuedMail | undefined {
    return this.#run('SELECT enquiry AS id, attempts, due_at AS dueAt FROM outbox WHERE sent_at IS NULL ORDER BY due_at LIMIT 1').get() as
      | QueuedMail
      | undefined;
  }

  mailSent(id: string): void {
    this.#run('UPDATE outbox SET sent_at = ? WHERE enquiry = ?').run(Date.now(), id);
  }

  /** Counts an attempt and sets the time of the next one. */
  postponeMail(id: string, dueAt: number): void {
    this.#run('UPDATE outbox SET due_at = ?, attempts = attempts + 1 WHERE enquiry = ?').run(dueAt, id);
  }

  /** Writes to the disk as an enquiry would be written. @throws if that fails */
  check(): void {
    this.#assertInPlace();
    this.#run('INSERT OR REPLACE INTO health VALUES (1, ?)').run(Date.now());
  }

  close(): void {
    this.#database.close();
  }

  // SQLite goes on writing to a file that was deleted or moved away; what it stores there is lost.
  #assertInPlace(): void {
    if (statSync(this.#path).ino !== this.#inode) throw new Error('The store was replaced while the server ran: restart it');
  }

  // Deleted text would otherwise stay readable in the write-ahead log until it is used again.
  #emptyLog(): void {
    this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
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
