import { statfs } from 'node:fs/promises';
import { codeOf, envelope, mailTransport } from './mail-queue.ts';
import type { Settings } from './settings.ts';
import { builtAt } from './site.ts';
import type { StoreAccess } from './store-access.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The queue has tried six times by then. */
const longestMailWaitMs = HOUR_MS;
/** Room for two builds, or for some forty enquiries with files. */
const leastFreeBytes = 1e9;

/** What a monitor needs, without personal data. Times are ISO 8601. */
export type Status = {
  /** Whether an enquiry could be stored now. */
  ok: boolean;
  built: string;
  started: string;
  /** E-mail that is not sent yet; undefined while the store cannot be used. */
  mail: { waiting: number; oldestMinutes: number } | undefined;
  disk: { freeMB: number } | undefined;
  /** One line for each thing that a person must look at. */
  problems: string[];
};

type Probes = { freeBytes: (directory: string) => Promise<number>; now: () => number };

const probes: Probes = {
  freeBytes: async (directory) => {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  },
  now: () => Date.now(),
};

/** Checks the server's state, and reports problems to the studio by e-mail and in the log, once a day. */
export class Watch {
  readonly #store: StoreAccess;
  readonly #settings: Settings;
  readonly #probes: Probes;
  readonly #built: string;
  readonly #started = new Date().toISOString();
  #status: Promise<Status> | undefined;

  constructor(store: StoreAccess, settings: Settings, { freeBytes, now } = probes) {
    this.#store = store;
    this.#settings = settings;
    this.#probes = { freeBytes, now };
    this.#built = builtAt(settings.siteDir).toISOString();
  }

  /** Looks every hour; returns what stops it. */
  start(): () => void {
    const timer = setInterval(() => void this.report(), HOUR_MS).unref();
    return () => clearInterval(timer);
  }

  /** Looked at once a second at most, however many ask. */
  status(): Promise<Status> {
    this.#status ??= this.#look().finally(() => setTimeout(() => (this.#status = undefined), 1000).unref());
    return this.#status;
  }

  /** Says what is wrong, at most once a day; tries again at the next call when the e-mail fails. */
  async report(): Promise<void> {
    const { problems } = await this.status();
    if (problems.length === 0 || !(await this.#isDue())) return;
    for (const problem of problems) console.error(problem);
    const { mail } = this.#settings;
    if (!mail) return this.#reported();
    const transport = mailTransport(mail);
    try {
      const text = `${problems.join('\n')}\n\nThis comes once a day until it is repaired.\n`;
      await transport.sendMail({ ...envelope(mail), subject: 'The website needs attention', text });
      await this.#reported();
    } catch (error) {
      console.error(`E-mail about this not sent (${codeOf(error)}); trying again in an hour`);
    } finally {
      transport.close();
    }
  }

  async #look(): Promise<Status> {
    const ok = await this.#store.isHealthy();
    const mail = ok ? await this.#waitingMail() : undefined;
    const free = await this.#probes.freeBytes(this.#settings.dataDir).catch(() => undefined);
    const problems = [
      !ok && 'Enquiries cannot be stored: the log of the server says why',
      mail && mail.oldestMs >= longestMailWaitMs && lateMail(mail),
      free !== undefined && free < leastFreeBytes && `The disk is nearly full: ${megabytes(free)} MB are left`,
    ];
    return {
      ok,
      built: this.#built,
      started: this.#started,
      mail: mail && { waiting: mail.count, oldestMinutes: Math.floor(mail.oldestMs / MINUTE_MS) },
      disk: free === undefined ? undefined : { freeMB: megabytes(free) },
      problems: problems.filter((line) => typeof line === 'string'),
    };
  }

  async #waitingMail(): Promise<WaitingMail | undefined> {
    const found = await this.#store.use((store) => store.waitingMail(), 1000).catch(() => undefined);
    if (!found) return undefined;
    const now = this.#probes.now();
    return { count: found.count, oldestMs: Math.max(0, now - (found.oldest ?? now)) };
  }

  /** Written to the store, so that a restart does not repeat it. */
  async #isDue(): Promise<boolean> {
    const reported = await this.#store.use((store) => store.time('problems reported'), 1000).catch(() => undefined);
    const since = this.#probes.now() - (reported ?? 0);
    // A time ahead of now was written by a wrong clock.
    return since < 0 || since >= DAY_MS;
  }

  async #reported(): Promise<void> {
    await this.#store.use((store) => store.setTimes({ 'problems reported': this.#probes.now() })).catch(() => {});
  }
}

type WaitingMail = { count: number; oldestMs: number };

function lateMail({ count, oldestMs }: WaitingMail): string {
  const hours = Math.floor(oldestMs / HOUR_MS);
  return `${count} enquiries could not be e-mailed, the oldest for ${hours} h: npm run enquiries -- list`;
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1e6);
}
