import { hash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { hourMs, minuteMs } from '#contract/lib/durations.ts';
import { inTransaction, openDatabase } from '#server/store/database.ts';

export const inviteMs = 15 * minuteMs;
export const sessionMs = 12 * hourMs;

/** Times are milliseconds since 1970; secrets are kept as their SHA-256 only. */
const migrations = [
  `
  CREATE TABLE invites (secret TEXT PRIMARY KEY, person TEXT NOT NULL, expires_at INTEGER NOT NULL) STRICT;
  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    public_key BLOB NOT NULL,
    counter INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    number INTEGER PRIMARY KEY,
    secret TEXT NOT NULL UNIQUE,
    passkey TEXT NOT NULL REFERENCES passkeys (id) ON DELETE CASCADE,
    browser TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    last_seen INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE times (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  `,
];

const selectSessions = `SELECT number AS id, passkey, person, browser, s.created_at AS createdAt, last_seen AS lastSeen
  FROM sessions s JOIN passkeys p ON p.id = s.passkey WHERE expires_at > ?`;

export type Passkey = { id: string; person: string; createdAt: number; usedAt: number };
/** `lastSeen`: when the same person last saw the list of enquiries before this session. */
export type Session = { id: number; passkey: string; person: string; browser: string; createdAt: number; lastSeen: number };

/** 'last look of Asha': when Asha last saw the list of enquiries. */
type TimeName = 'last refusal' | `last look of ${string}`;

/** Invites, passkeys and sessions, in one SQLite file that only its owner can read. */
export class SignInStore {
  readonly #database: DatabaseSync;

  /** Throws an UnusableDatabaseError if the folder or the file cannot be used. */
  constructor(deskDir: string) {
    this.#database = openDatabase(join(deskDir, 'desk.db'), { busyTimeoutMs: 5000, verify: false, migrations });
  }

  /** A secret with which this person can make one passkey, within `inviteMs`. */
  createInvite(person: string): string {
    const secret = createSecret();
    this.#run('INSERT INTO invites (secret, person, expires_at) VALUES (?, ?, ?)', digestOfSecret(secret), person, Date.now() + inviteMs);
    return secret;
  }

  /** The person an invite is for; undefined if it is unknown, used or too old. */
  personOfInvite(secret: string): string | undefined {
    const sql = 'SELECT person FROM invites WHERE secret = ? AND expires_at > ?';
    return this.#get<{ person: string }>(sql, digestOfSecret(secret), Date.now())?.person;
  }

  /** Deletes an invite and stores the passkey made with it, in one transaction. False if the invite is gone. */
  addPasskey(secret: string, person: string, { id, publicKey, counter }: WebAuthnCredential): boolean {
    return inTransaction(this.#database, () => {
      const now = Date.now();
      const used = this.#run('DELETE FROM invites WHERE secret = ? AND expires_at > ?', digestOfSecret(secret), now);
      if (used.changes !== 1) return false;
      this.#run('INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)', id, person, publicKey, counter, now, now);
      return true;
    });
  }

  credential(id: string): (WebAuthnCredential & { person: string }) | undefined {
    return this.#get('SELECT id, person, public_key AS publicKey, counter FROM passkeys WHERE id = ?', id);
  }

  /** Begins a session of `sessionMs`. Returns the secret for its cookie. */
  signIn(passkey: string, counter: number, browser: string): string {
    const secret = createSecret();
    const now = Date.now();
    const lastSeen = this.time(`last look of ${this.credential(passkey)?.person}`);
    inTransaction(this.#database, () => {
      this.#run('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?', counter, now, passkey);
      this.#run('DELETE FROM sessions WHERE expires_at <= ?', now);
      this.#run(
        'INSERT INTO sessions (secret, passkey, browser, created_at, expires_at, last_seen) VALUES (?, ?, ?, ?, ?, ?)',
        ...[digestOfSecret(secret), passkey, browser.slice(0, 200), now, now + sessionMs, lastSeen],
      );
    });
    return secret;
  }

  /** The session of a cookie's secret; undefined once it has ended. */
  session(secret: string): Session | undefined {
    return this.#get(`${selectSessions} AND secret = ?`, Date.now(), digestOfSecret(secret));
  }

  passkeys(): Passkey[] {
    return this.#all('SELECT id, person, created_at AS createdAt, used_at AS usedAt FROM passkeys ORDER BY created_at');
  }

  sessions(): Session[] {
    return this.#all(`${selectSessions} ORDER BY s.created_at DESC`, Date.now());
  }

  /** Removes a passkey, the sessions that it opened, and all invites: its person may have one, under any name. */
  removePasskey(id: string): void {
    inTransaction(this.#database, () => {
      this.#run('DELETE FROM passkeys WHERE id = ?', id);
      this.endInvites();
    });
  }

  endInvites(): void {
    this.#run('DELETE FROM invites');
  }

  endSession(id: number): void {
    this.#run('DELETE FROM sessions WHERE number = ?', id);
  }

  /** Milliseconds since 1970; 0 for never. */
  time(name: TimeName): number {
    return this.#get<{ at: number }>('SELECT at FROM times WHERE name = ?', name)?.at ?? 0;
  }

  setTime(name: TimeName, at: number): void {
    try {
      this.#run('INSERT OR REPLACE INTO times VALUES (?, ?)', name, at);
    } catch (error) {
      // A full disk must not keep the studio from its enquiries.
      console.error(`The ${name} was not stored: ${(error as Error).message}`);
    }
  }

  [Symbol.dispose](): void {
    this.#database.close();
  }

  #run(sql: string, ...values: (string | number | Uint8Array)[]) {
    return this.#database.prepare(sql).run(...values);
  }

  #get<Row>(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.#database.prepare(sql).get(...values) as Row | undefined;
  }

  #all<Row>(sql: string, ...values: (string | number)[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[];
  }
}

function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

function digestOfSecret(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
