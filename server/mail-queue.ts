import { createTransport, type SendMailOptions } from 'nodemailer';
import { formatPhone, formatTime } from './format.ts';
import type { MailSettings } from './settings.ts';
import type { QueuedMail, Store, StoredEnquiry } from './store.ts';

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** One minute after the first failure, then twice as long each time, at most six hours; never given up. */
export function backOff(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS);
}

/**
 * Sends what the store's outbox holds, oldest due first, one at a time. An e-mail leaves the outbox only when the mail
 * server has taken it, so a crash in between may send it twice, with the same Message-ID, but never loses it.
 */
export class MailQueue {
  readonly #store: Store;
  readonly #settings: MailSettings;
  readonly #waitAfter: (attempts: number) => number;
  readonly #transport;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  /** An enquiry came while the queue was looking. */
  #lookAgain = false;
  #stopped = false;
  #closed = false;

  constructor(store: Store, settings: MailSettings, waitAfter = backOff) {
    this.#store = store;
    this.#settings = settings;
    this.#waitAfter = waitAfter;
    this.#transport = createTransport({
      url: settings.url,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  }

  /** Looks for e-mail that is due; call it at the start and after every new enquiry. */
  wake(): void {
    this.#lookAgain = true;
    if (this.#stopped || this.#working) return;
    clearTimeout(this.#timer);
    this.#lookAgain = false;
    this.#working = this.#sendAllDue()
      .catch((error: Error) => {
        console.error(`The outbox cannot be used: ${error.message}`);
        return MINUTE_MS;
      })
      .then((wait) => {
        this.#working = undefined;
        if (this.#lookAgain) this.wake();
        else if (wait !== undefined && !this.#stopped) this.#timer = setTimeout(() => this.wake(), wait).unref();
      });
  }

  /** Lets the e-mail under way finish for at most `graceMs`; what is left stays in the store. */
  async stop(graceMs = 3000): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    if (!this.#closed) await Promise.race([this.#working, grace]);
    this.#closed = true;
    this.#transport.close();
  }

  /** Returns the milliseconds until the next e-mail is due, undefined if none waits. */
  async #sendAllDue(): Promise<number | undefined> {
    for (;;) {
      const next = this.#stopped ? undefined : this.#store.nextMail();
      const wait = next && next.dueAt - Date.now();
      if (!next || wait === undefined) return undefined;
      if (wait > 0) return Math.min(wait, LONGEST_WAIT_MS);
      await this.#attempt(next);
    }
  }

  async #attempt({ id, attempts }: QueuedMail): Promise<void> {
    const [enquiry] = this.#store.withId(id);
    if (!enquiry) return;
    // The next attempt is written down before this one, so that a crash cannot become a loop of e-mails.
    const wait = this.#waitAfter(attempts);
    this.#store.postponeMail(id, Date.now() + wait);
    try {
      await this.#transport.sendMail(composeMail(enquiry, this.#settings));
    } catch (error) {
      // The error's text may quote the enquiry; its code does not.
      const code = (error as NodeJS.ErrnoException).code ?? 'unknown error';
      console.error(`E-mail for ${id} not sent (${code}); trying again in ${Math.ceil(wait / 1000)} s`);
      return;
    }
    if (!this.#closed) this.#store.mailSent(id);
  }
}

/** Addresses are objects, never strings to be parsed, so that nothing a visitor typed becomes a second header. */
export function composeMail(enquiry: StoredEnquiry, settings: MailSettings): SendMailOptions {
  return {
    from: { name: '', address: settings.from },
    to: { name: '', address: settings.to },
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `Enquiry from ${enquiry.name}`,
    messageId: `<${enquiry.id}@${settings.from.split('@').at(-1)}>`,
    date: new Date(enquiry.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      `Name:     ${enquiry.name}`,
      `Phone:    ${formatPhone(enquiry.phone)}`,
      `E-mail:   ${enquiry.email}`,
      `Received: ${formatTime(enquiry.receivedAt)}`,
      `Enquiry:  ${enquiry.id}`,
      '',
      enquiry.message || '(no message)',
      '',
    ].join('\n'),
  };
}
