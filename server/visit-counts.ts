import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction, openDatabase } from './database.ts';
import { formatTime } from './format.ts';

const FLUSH_MS = 5_000;

const steps = [
  'CREATE TABLE counts (day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (day, kind, name)) STRICT',
];

export type Kind = 'page' | 'saved' | 'quote';
/** `day` is that of India, as 2026-11-23. */
export type Count = { day: string; kind: Kind; name: string; number: number };

/**
 * How often something happened, by day: numbers only, in a file of their own, so that no count can cost an enquiry. They are written every
 * few seconds; a crash loses those.
 */
export class VisitCounts {
  readonly #database: DatabaseSync;
  readonly #waiting = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;

  /** @throws {StartError} if the file cannot be used */
  constructor(folder: string) {
    this.#database = openDatabase(join(folder, 'numbers.db'), { busyTimeoutMs: 1000, verify: false, steps });
  }

  add(kind: Kind, name: string, now = Date.now()): void {
    const day = formatTime(now).slice(0, 10);
    const key = `${day} ${kind} ${name}`;
    const waiting = this.#waiting.get(key);
    this.#waiting.set(key, { day, kind, name, number: (waiting?.number ?? 0) + 1 });
    this.#timer ??= setTimeout(() => this.#write(), FLUSH_MS).unref();
  }

  /** From this day on. */
  since(day: string): Count[] {
    return this.#database.prepare('SELECT * FROM counts WHERE day >= ? ORDER BY day').all(day) as Count[];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#write();
    this.#database.close();
  }

  #write(): void {
    this.#timer = undefined;
    const add = 'INSERT INTO counts VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET number = number + excluded.number';
    try {
      inTransaction(this.#database, () => {
        for (const { day, kind, name, number } of this.#waiting.values()) this.#database.prepare(add).run(day, kind, name, number);
      });
    } catch (error) {
      console.error(`${this.#waiting.size} numbers of visits could not be kept: ${(error as Error).message}`);
    }
    this.#waiting.clear();
  }
}
