import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { inTransaction, openDatabase } from './database.ts';
import { appendDeletedIds } from './deleted-ids.ts';
import { duplicateWindowMs, type EnquirySubmission, fingerprintOf, type Held, storedKey, submittedValues } from './enquiry-submission.ts';
import { type EnquiryFile, FileFolder } from './file-folder.ts';
import { migrations } from './migrations.ts';
import { createOutbox } from './outbox.ts';
import { type Handling, type StoredEnquiry, storedColumns } from './stored-enquiry.ts';

export const storeFile = 'enquiries.db';
/** How many held enquiries of each kind may wait for somebody to handle them. */
export const heldQuota = 500;
/** Bytes of files that they may have. */
const heldFilesQuotaBytes = 250 * 1024 * 1024;

/**
 * `conflict`: the key already belongs to an enquiry with other content, which stays as it is. `full`: it would be held,
 * and the quota of held enquiries or of their files is used up. Neither is stored.
 */
export type Receipt = { id: string; reference: string; outcome: 'stored' | 'duplicate' | 'conflict' | 'full' };

/** In milliseconds: the first two are times since 1970, `retention` is a period. They outlive a restart. */
type RetentionTime = 'clock seen' | 'clock steady since' | 'retention';

type Options = {
  /** Makes a store where there is none: for the server alone. */
  create?: boolean;
  /** Whether each stored enquiry is to be emailed. */
  queueMail?: boolean;
  /** Fails at once while the file is locked, instead of blocking the thread that serves pages. */
  failsWhenLocked?: boolean;
  /** Refuses a damaged file. */
  verify?: boolean;
};

/** `inbox`: the studio's to handle. A held one is among them once somebody has given it a state; until then it is `unhandled`. */
const conditions = {
  all: '',
  inbox: "WHERE held IS NULL OR state <> 'new'",
  held: 'WHERE held IS NOT NULL',
  unhandled: "WHERE held IS NOT NULL AND state = 'new'",
};

/**
 * The enquiries and their waiting emails in one SQLite file that only its owner can read, and the files that came with
 * them in a folder beside it.
 */
export class EnquiryStore {
  readonly folder: FileFolder;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly #dataDir: string;
  readonly #database: DatabaseSync;
  readonly #queueMail: boolean;

  /**
   * Throws an OperatorError if there is no store and none is to be made, an UnusableDatabaseError if the file cannot be
   * used, or the disk's error if the folder of files cannot.
   */
  constructor(dataDir: string, { create = false, queueMail = false, failsWhenLocked = false, verify = false }: Options = {}) {
    this.folder = new FileFolder(dataDir);
    this.#dataDir = dataDir;
    const path = join(dataDir, storeFile);
    if (!existsSync(path)) {
      if (!create) throw new OperatorError(`There is no store in ${dataDir}: set DATA_DIR as the server has it`);
      this.folder.setAside();
    }
    this.#queueMail = queueMail;
    const ifDamaged = 'To put the last backup in its place: studio restore latest';
    this.#database = openDatabase(path, { busyTimeoutMs: failsWhenLocked ? 0 : 5000, verify, migrations, ifDamaged });
    this.outbox = createOutbox(this.#database);
  }

  /** Stores an enquiry and queues its email in one transaction, on disk when this returns. Throws if it is not stored. */
  add(submission: EnquirySubmission): Receipt {
    return inTransaction(this.#database, () => this.earlierReceipt(submission) ?? this.#insert(submission));
  }

  /**
   * Returns the receipt of an earlier submission with the same key. Where one of the two has none, as a plain HTML form has
   * not, the same words and files within `duplicateWindowMs` are the same enquiry.
   */
  earlierReceipt(submission: EnquirySubmission): Receipt | undefined {
    const { formId } = submission;
    // An enquiry that was sent without a key is stored with its id as the key.
    const find = this.#prepare(`SELECT id, reference, fingerprint, visit_day AS day FROM enquiries
      WHERE key = :key OR (form = :formId AND fingerprint = :fingerprint AND received_at > :since AND (key = id OR :key IS NULL))
      ORDER BY key = :key DESC`);
    const since = Date.now() - duplicateWindowMs;
    const row = find.get({ key: storedKey(submission) ?? null, formId, fingerprint: fingerprintOf(submission), since });
    if (!row) return undefined;
    // A page that tries again omits the day once it is over.
    const pastDay = typeof row.day === 'string' && row.day < indianToday() ? row.day : undefined;
    const enquiry = { ...submission.enquiry, visitDay: submission.enquiry.visitDay ?? pastDay };
    return {
      id: String(row.id),
      reference: String(row.reference),
      outcome: row.fingerprint === fingerprintOf({ ...submission, enquiry }) ? 'duplicate' : 'conflict',
    };
  }

  #insert(submission: EnquirySubmission): Receipt {
    const { formId, held, key, privacyVersion, prices, files } = submission;
    if (held && this.#isHeldFull(held, files)) return { id: '', reference: '', outcome: 'full' };
    for (const { name, size } of files) {
      // A server that starts on this folder removes the files that no enquiry names.
      if (statSync(this.folder.pathOf(name), { throwIfNoEntry: false })?.size !== size) throw new Error('a file of the enquiry is missing');
    }
    const id = randomUUID();
    const now = Date.now();
    const row = {
      id,
      form: formId,
      key: storedKey(submission) ?? id,
      fingerprint: fingerprintOf(submission),
      // Other programs may send keys of a different format.
      reference: referenceOf(key && /^[\da-f]{8}/i.test(key) ? key : id),
      received_at: now,
      held: held ?? null,
      privacy_version: privacyVersion || null,
      prices: prices || null,
      mail_due_at: this.#queueMail && !held ? now : null,
      ...submittedValues(submission),
    };
    const columns = Object.keys(row);
    const placeholders = columns.map(() => '?').join(', ');
    this.#prepare(`INSERT INTO enquiries (${columns.join(', ')}) VALUES (${placeholders})`).run(...Object.values(row));
    for (const [position, { name, originalName, type, size, digest }] of files.entries()) {
      this.#prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?)').run(name, id, position, originalName, type, size, digest);
    }
    return { id, reference: row.reference, outcome: 'stored' };
  }

  #isHeldFull(kind: Held, files: EnquiryFile[]): boolean {
    if (this.countHeld(kind) >= heldQuota) return true;
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const sql = "SELECT sum(size) AS size FROM files JOIN enquiries e ON e.id = enquiry WHERE e.held = ? AND e.state = 'new'";
    const row = this.#prepare(sql).get(kind);
    return size > 0 && Number(row?.size) + size > heldFilesQuotaBytes;
  }

  /** Bytes of all files. */
  filesSize(): number {
    return Number(this.#prepare('SELECT ifnull(sum(size), 0) AS size FROM files').get()?.size);
  }

  /** Removes files that no enquiry names: of `names`, or of the whole folder. */
  removeStrayFiles(names?: string[]): void {
    inTransaction(this.#database, () => {
      const isKnown = (name: string) => this.#prepare('SELECT 1 FROM files WHERE name = ?').get(name) !== undefined;
      this.folder.remove((names ?? this.folder.names()).filter((name) => !isKnown(name)));
    });
  }

  /** Returns a file by its name in the folder. */
  file(name: string): EnquiryFile | undefined {
    return this.#prepare('SELECT name, original AS originalName, type, size, digest FROM files WHERE name = ?').get(name) as
      | EnquiryFile
      | undefined;
  }

  /** Returns the rows of a query that ends with `clauses`; `values` are for its parameters. */
  #select(clauses: string, ...values: string[]): StoredEnquiry[] {
    const rows = this.#prepare(`SELECT ${storedColumns} FROM enquiries ${clauses}`).all(...values);
    return rows.map((row) => ({ ...row, files: JSON.parse(String(row.files)) }) as StoredEnquiry);
  }

  /** The newest first. */
  list(which: keyof typeof conditions): StoredEnquiry[] {
    return this.#select(`${conditions[which]} ORDER BY received_at DESC, rowid DESC`);
  }

  /** How many held ones nobody has handled, of one kind or of both. */
  countHeld(kind?: Held): number {
    const sql = `SELECT count(*) AS count FROM enquiries ${conditions.unhandled} AND held = ifnull(?, held)`;
    return Number(this.#prepare(sql).get(kind ?? null)?.count);
  }

  find(id: string): StoredEnquiry | undefined {
    return this.#select('WHERE id = ?', id)[0];
  }

  /** Enquiries with this beginning of their id, or this reference. Two at most: two mean that `text` is ambiguous. */
  findByIdOrReference(text: string): StoredEnquiry[] {
    return this.#select('WHERE substr(id, 1, length(?1)) = ?1 OR reference = upper(?1) LIMIT 2', text);
  }

  /** Stores what this person did with an enquiry. False if it is gone, or was changed since `changedAt`. */
  setHandling(id: string, { state, note, dueDay }: Handling, person: string, changedAt: number): boolean {
    // Two changes differ even in one millisecond, or if the clock was set back.
    const now = Math.max(Date.now(), changedAt + 1);
    const update = 'UPDATE enquiries SET state = ?, note = ?, due_day = ?, changed_at = ?, changed_by = ? WHERE id = ? AND changed_at = ?';
    return this.#prepare(update).run(state, note, dueDay, now, person, id, changedAt).changes === 1;
  }

  /** Deletes these with their files. A restored backup will not bring them back. */
  delete(ids: string[]): void {
    const deleteAll = () => {
      const list = JSON.stringify(ids);
      const files = this.#prepare('SELECT name FROM files WHERE enquiry IN (SELECT value FROM json_each(?))').all(list);
      this.#prepare('DELETE FROM enquiries WHERE id IN (SELECT value FROM json_each(?))').run(list);
      // Before the commit: an id that is listed and stored does no harm; one deleted and not listed would come back.
      appendDeletedIds(this.#dataDir, ids);
      return files.map(({ name }) => String(name));
    };
    this.folder.remove(inTransaction(this.#database, deleteAll, 'EXCLUSIVE'));
  }

  /** Deletes what was received before `time`, with its email and files; returns the references. */
  deleteBefore(time: number): string[] {
    const old = this.#prepare('SELECT id, reference FROM enquiries WHERE received_at < ?').all(time);
    if (old.length > 0) this.delete(old.map(({ id }) => String(id)));
    return old.map(({ reference }) => String(reference));
  }

  /** Undefined if it was never set. */
  time(name: RetentionTime): number | undefined {
    return this.#prepare('SELECT at FROM times WHERE name = ?').get(name)?.at as number | undefined;
  }

  setTime(name: RetentionTime, at: number): void {
    this.#prepare('INSERT OR REPLACE INTO times VALUES (?, ?)').run(name, at);
  }

  /** Writes as much as the longest enquiry needs, and frees it again. Throws if that fails. */
  assertWritable(): void {
    this.#prepare('INSERT INTO probe VALUES (zeroblob(?))').run(limits.bodyBytes);
    this.#prepare('DELETE FROM probe').run();
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #prepare(sql: string): StatementSync {
    return this.#database.prepare(sql);
  }
}

/**
 * A short reference of an enquiry, '3F9A-20C1', from the hexadecimal digits of its idempotency key: the page, the
 * studio's email and `npm run enquiries` show it. There are four thousand million; two enquiries may share one.
 */
function referenceOf(key: string): string {
  return `${key.slice(0, 4)}-${key.slice(4, 8)}`.toUpperCase();
}
