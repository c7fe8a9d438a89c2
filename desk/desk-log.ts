import type { DatabaseSync } from 'node:sqlite';

const HOUR_MS = 60 * 60 * 1000;

/** `times`: how often it happened within an hour of `at`. */
export type DeskEvent = { at: number; what: string; person: string; times: number };

/** Who signed in, and what was refused, in the table `events` of the desk's database (keys.ts). */
export class DeskLog {
  readonly #database: DatabaseSync;
  readonly #refusals = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** What happens again within an hour counts up, so that ten thousand tries are one line. */
  add(what: string, person = '', times = 1): void {
    const now = Date.now();
    const repeat = this.#database.prepare('UPDATE events SET times = times + ? WHERE what = ? AND person = ? AND at > ?');
    if (repeat.run(times, what, person, now - HOUR_MS).changes > 0) return;
    this.#database.prepare('INSERT INTO events (at, what, person, times) VALUES (?, ?, ?, ?)').run(now, what, person, times);
    console.log(`${what}${person && `: ${person}`}`);
  }

  /** Anybody can be refused, as often as they like: written to the disk once a second. */
  refuse(what: string): void {
    this.#refusals.set(what, (this.#refusals.get(what) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.writeRefusals(), 1000).unref();
  }

  /** What the disk does not take waits: on a full disk, too, somebody must be able to look, and delete. */
  writeRefusals(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      for (const [what, times] of this.#refusals) {
        this.add(`Refused: ${what}`, '', times);
        this.#refusals.delete(what);
      }
    } catch (error) {
      console.error(`Who was refused could not be noted: ${(error as Error).message}`);
    }
  }

  /** The newest first. */
  events(most: number): DeskEvent[] {
    this.writeRefusals();
    const sql = 'SELECT at, what, person, times FROM events ORDER BY number DESC LIMIT ?';
    return this.#database.prepare(sql).all(most) as DeskEvent[];
  }

  refusedSince(time: number): number {
    this.writeRefusals();
    const sql = "SELECT ifnull(sum(times), 0) AS sum FROM events WHERE what LIKE 'Refused%' AND at > ?";
    return Number(this.#database.prepare(sql).get(time)?.sum);
  }

  forgetBefore(time: number): void {
    this.#database.prepare('DELETE FROM events WHERE at < ?').run(time);
  }
}
