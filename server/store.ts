import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Enquiry } from '#contract/enquiry.ts';
import { limits } from '#contract/limits.ts';
import { groupCommit, inTransaction } from './group-commit.ts';
import { StartError } from './settings.ts';

const schemaVersion = 1;

const schema = `
  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    suspect INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);

  CREATE TABLE outbox (
    enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;

  CREATE TABLE health (id INTEGER PRIMARY KEY CHECK (id = 1), checked_at INTEGER NOT NULL) STRICT;
`;

const storedColumns = `
  e.id, e.form, e.received_at AS receivedAt, e.suspect, e.name, e.email, e.phone, e.message,
  CASE WHEN o.enquiry IS NULL THEN 'none' WHEN o.sent_at IS NULL THEN 'waiting' ELSE 'sent' END AS mail`;
const storedFrom = 'FROM enquiries e LEFT JOIN outbox o ON o.enquiry = e.id';

/** Times are milliseconds since 1970. `suspect`: the honeypot was filled in, so it is put aside and never mailed. */
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
  readonly #commit: (submission: Submission) => Promise<Receipt>;

  /** @throws {StartError} if the folder or the file cannot be used */
  constructor(directory: string, options: { queueMail: boolean }) {
    this.#path = join(directory, 'enquiries.db');
    this.#queueMail = options.queueMail;
    try {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      // SQLite gives its -wal and -shm files the mode of the database, so it must be right before it opens it.
      closeSync(openSync(this.#path, 'a', 0o600));
      chmodSync(this.#path, 0o600);
      this.#database = openDatabase(this.#path);
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(`The store ${this.#path} cannot be used: ${(error as Error).message}`);
    }
    this.#inode = statSync(this.#path).ino;
    this.#commit = groupCommit(this.#database, (submission) => this.#write(submission));
  }

  /** Resolves once the enquiry is on disk (WAL, synchronous=FULL); rejects if it is not. */
  async add(submission: Submission): Promise<Receipt> {
    this.#assertInPlace();
    return this.#commit(submission);
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

  #write(submission: Submission): Receipt {
    const earlier = this.find(submission);
    if (earlier) return earlier;
    const { form, enquiry, suspect, key } = submission;
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

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON');
  inTransaction(database, () => {
    const version = database.prepare('PRAGMA user_version').get()?.user_version;
    if (version === schemaVersion) return;
    if (version !== 0) throw new StartError(`The store ${path} belongs to another version of this server (${version})`);
    database.exec(`${schema}; PRAGMA user_version = ${schemaVersion}`);
  });
  return database;
}

/**
 * What makes a submission unique. Without a key of its own (a plain HTML form) its content stands in, for one window
 * of time: a double click is one enquiry, the same words an hour later are a second one.
 */
function storedKey(form: string, enquiry: Enquiry, key: string | undefined): string {
  const identity = key === undefined ? [form, enquiry, Math.floor(Date.now() / limits.rate.windowMs)] : [form, key];
  return createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
}
