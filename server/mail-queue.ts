import { createReadStream, existsSync } from 'node:fs';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Catalogue } from '#contract/project-text.ts';
import { heldQuota, type QueuedMail, type StoredEnquiry } from './enquiry-store.ts';
import { enquiryText, fileText } from './enquiry-text.ts';
import type { EnquiryFile, FileFolder } from './file-folder.ts';
import type { MailSettings } from './settings.ts';
import type { StoreAccess } from './store-access.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Bytes of files in one e-mail. As text they take a third more; a mailbox that refuses them gets the words alone. */
const MAX_ATTACHED = 10 * 1024 * 1024;

/** One minute after the first failure, then twice as long each time, at most six hours; never given up. */
export function backOff(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), LONGEST_WAIT_MS);
}

/**
 * Sends what the store's outbox holds, oldest due first, one at a time. An e-mail leaves the outbox only when the mail
 * server has taken it, so a crash in between may send it twice, with the same Message-ID, but never loses it.
 */
export class MailQueue {
  readonly #store: StoreAccess;
  readonly #settings: MailSettings;
  readonly #waitAfter: (attempts: number) => number;
  readonly #catalogue: Catalogue;
  readonly #transport;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> | undefined;
  /** An enquiry came while the queue was at work. */
  #lookAgain = false;
  #stopped = false;

  /** `catalogue` names the pictures and services of a project. */
  constructor(store: StoreAccess, settings: MailSettings, waitAfter = backOff, catalogue: Catalogue = {}) {
    this.#store = store;
    this.#settings = settings;
    this.#waitAfter = waitAfter;
    this.#catalogue = catalogue;
    this.#transport = mailTransport(settings);
  }

  /** Looks for e-mail that is due; call it at the start and after every new enquiry. */
  wake(): void {
    this.#lookAgain = true;
    if (this.#stopped || this.#working) return;
    clearTimeout(this.#timer);
    this.#lookAgain = false;
    this.#working = this.#sendAllDue()
      .catch((error: Error) => {
        if (!this.#stopped) console.error(`The outbox cannot be used: ${error.message}`);
        return MINUTE_MS;
      })
      .then((wait) => {
        this.#working = undefined;
        if (this.#lookAgain) this.wake();
        else if (!this.#stopped) this.#timer = setTimeout(() => this.wake(), wait).unref();
      });
  }

  /** Lets the e-mail under way finish for at most `graceMs`; what is left stays in the store. */
  async stop(graceMs = 3000): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const grace = new Promise<void>((resolve) => setTimeout(resolve, graceMs).unref());
    await Promise.race([this.#working, grace]);
    this.#transport.close();
  }

  /** Returns the milliseconds until it should look again. */
  async #sendAllDue(): Promise<number> {
    await this.#store.use((store) => store.tidyOutbox(Date.now() + LONGEST_WAIT_MS));
    await this.#reportHeld();
    while (!this.#stopped) {
      const next = await this.#store.use((store) => store.nextMail());
      const wait = next ? next.dueAt - Date.now() : LONGEST_WAIT_MS;
      if (!next || wait > 0) return Math.min(wait, LONGEST_WAIT_MS);
      await this.#attempt(next);
    }
    return LONGEST_WAIT_MS;
  }

  async #attempt({ enquiry, attempts }: QueuedMail): Promise<void> {
    const { id } = enquiry;
    // The next attempt is written down before this one, so that a crash cannot become a loop of e-mails.
    const wait = this.#waitAfter(attempts);
    await this.#store.use((store) => store.postponeMail(id, Date.now() + wait));
    try {
      const folder = await this.#store.use((store) => store.folder);
      const send = (files: EnquiryFile[]) => this.#transport.sendMail(composeMail(enquiry, files, this.#settings, folder, this.#catalogue));
      // Refused for good, perhaps for what is attached: the words go without it.
      await send(enquiry.files).catch((error) => (isRefused(error) && enquiry.files.length > 0 ? send([]) : Promise.reject(error)));
    } catch (error) {
      console.error(`E-mail for ${id} not sent (${codeOf(error)}); trying again in ${Math.ceil(wait / 1000)} s`);
      return;
    }
    // Patient, since what is not written down is sent again.
    await this.#store.use((store) => store.mailSent(id), MINUTE_MS);
  }

  /** Tells the studio at most once a day that enquiries are held, if there are new ones. */
  async #reportHeld(): Promise<void> {
    const now = Date.now();
    const count = await this.#store.use((store) => {
      const reported = store.time('held reported') ?? 0;
      // A time ahead of now was written by a wrong clock.
      const since = reported > now ? 0 : reported;
      if (now - since < DAY_MS || store.countHeld(undefined, since) === 0) return 0;
      store.setTimes({ 'held reported': now });
      return store.countHeld();
    });
    if (count === 0) return;
    await this.#transport.sendMail(composeReport(count, this.#settings)).catch((error) => {
      console.error(`E-mail about ${count} held enquiries not sent (${codeOf(error)})`);
    });
  }
}

/** The way to the studio's mail server; opens a connection for each e-mail. */
function mailTransport({ url }: MailSettings) {
  return createTransport({
    url,
    requireTLS: needsTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: 10_000,
    greetingTimeout: 30_000,
    // A server may take this long to answer the end of the data; whoever hangs up earlier sends it again (RFC 5321,
    // 4.5.3.2.6).
    socketTimeout: 10 * MINUTE_MS,
  });
}

/** The error's text may quote the enquiry; its code does not. */
function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unknown error';
}

/** A mail server says so with 5xx; 4xx is for now (RFC 5321, 4.2.1). */
function isRefused(error: unknown): boolean {
  return (error as { responseCode?: number }).responseCode?.toString().startsWith('5') ?? false;
}

/** Whether `smtp:` must switch to TLS: not on this machine, where mail servers rarely have a certificate. */
function needsTls(url: string): boolean {
  return !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

/** Addresses are objects, never strings to be parsed, so that nothing a visitor typed becomes a second header. */
function composeMail(
  enquiry: StoredEnquiry,
  attachable: EnquiryFile[],
  settings: MailSettings,
  folder: FileFolder,
  catalogue: Catalogue,
): SendMailOptions {
  const attached = chooseAttachments(attachable, folder);
  const left = enquiry.files.filter((file) => !attached.includes(file));
  const list = (title: string, files: EnquiryFile[]) =>
    files.length > 0 && [title, ...files.map((file) => `- ${fileText(file)}`)].join('\n');
  return {
    ...envelope(settings),
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `Enquiry from ${enquiry.name}`,
    messageId: `<${enquiry.id}@${settings.from.split('@').at(-1)}>`,
    date: new Date(enquiry.receivedAt),
    text: [
      enquiryText(enquiry, catalogue, settings.desk ? [`Open:     ${settings.desk}/enquiries/${enquiry.id}`] : []),
      list('Attached, as the visitor named them:', attached),
      list(settings.desk ? 'Not attached, see them at the desk:' : 'Not attached, kept on the server:', left),
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    attachments: attached.map(({ name, original, type }) => ({
      filename: original,
      contentType: type,
      content: createReadStream(folder.pathOf(name)),
    })),
  };
}

/** In their order, as long as they fit together. A file that is missing must not keep its e-mail from being sent. */
function chooseAttachments(files: EnquiryFile[], folder: FileFolder): EnquiryFile[] {
  let size = 0;
  return files.filter((file) => {
    const fits = size + file.size <= MAX_ATTACHED && existsSync(folder.pathOf(file.name));
    if (fits) size += file.size;
    return fits;
  });
}

function composeReport(count: number, settings: MailSettings): SendMailOptions {
  return {
    ...envelope(settings),
    subject: `Held enquiries: ${count}`,
    text: [
      'These look like a robot wrote them, or came when there were too many. They were not emailed; some may be from clients.',
      '',
      settings.desk ? `Read or delete them: ${settings.desk}/?show=held` : 'They are kept on the server, beside the other enquiries.',
      '',
      `At most ${heldQuota} of each kind are held; what comes after that is refused.`,
      '',
    ].join('\n'),
  };
}

function envelope({ from, to }: MailSettings): SendMailOptions {
  return { from: { name: '', address: from }, to: { name: '', address: to }, headers: { 'Auto-Submitted': 'auto-generated' } };
}
