import { setTimeout as delay } from 'node:timers/promises';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { minuteMs } from '#contract/lib/durations.ts';
import type { ProjectTextOptions } from '#contract/project-text.ts';
import type { MailSettings } from '#server/shared/settings.ts';
import type { EnquiryFile } from '#server/store/file-folder.ts';
import { retryDelayMs, type WaitingMail } from '#server/store/outbox.ts';
import type { StoreAccess } from '#server/store/store-access.ts';
import { composeMail } from './enquiry-mail.ts';

const pollMs = 30_000;
const graceMs = 3000;

export type MailQueue = ReturnType<typeof createMailQueue>;

/**
 * Sends the emails of the store's outbox one at a time, oldest due first; looks for them at intervals. An email
 * leaves the outbox only when the mail server has taken it. A crash in between may send it twice, with the same
 * Message-ID, but never loses it.
 * `projectTextOptions` names the pictures of a project and links to it.
 */
export function createMailQueue(access: StoreAccess, settings: MailSettings, projectTextOptions: ProjectTextOptions) {
  const { url } = settings;
  // It opens a connection for each email.
  const transport = createTransport({
    url,
    // `smtp:` must switch to TLS, but not on this machine, where mail servers rarely have a certificate.
    requireTLS: !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    // A mail server may take this long to greet (nodemailer counts it as connecting) and to answer the end of the data.
    // If we hang up earlier, the email is sent again (RFC 5321, 4.5.3.2).
    connectionTimeout: 5 * minuteMs,
    greetingTimeout: 5 * minuteMs,
    socketTimeout: 10 * minuteMs,
  });
  let stopped = false;
  let working = Promise.resolve();
  const timer = setInterval(wake, pollMs).unref();
  wake();

  /** Sends email that is due, and what comes meanwhile. Call it after every new enquiry. */
  function wake(): void {
    working = working.then(sendAllDue).catch((error: Error) => console.error(`The outbox cannot be used: ${error.message}`));
  }

  /** Gives the email under way `graceMs` to finish; the rest stays in the store. */
  async function stop(): Promise<void> {
    stopped = true;
    clearInterval(timer);
    await Promise.race([working, delay(graceMs, undefined, { ref: false })]);
    transport.close();
  }

  async function sendAllDue(): Promise<void> {
    while (!stopped) {
      const now = Date.now();
      const next = await access.use((store) => store.outbox.next(now));
      if (!next) return;
      await attempt(next);
    }
  }

  async function attempt({ enquiryId, attempts }: WaitingMail): Promise<void> {
    // The next attempt is stored before this one: a crash must not become a loop of emails.
    const wait = retryDelayMs(attempts);
    const { enquiry, heldCount, folder } = await access.use((store) => {
      store.outbox.recordAttempt(enquiryId, Date.now() + wait);
      return { enquiry: store.find(enquiryId), heldCount: store.countHeld(), folder: store.folder };
    });
    // It may have been deleted just now.
    if (!enquiry) return;
    const compose = (files: EnquiryFile[]) => composeMail(enquiry, files, { settings, projectTextOptions, folder, heldCount });
    try {
      await sendPerhapsWithoutFiles(transport, enquiry.files, compose);
    } catch (error) {
      console.error(`Email for ${enquiryId} not sent (${reasonOf(error)}); trying again in ${Math.ceil(wait / 1000)} s`);
      return;
    }
    // Tries for a minute: an email that is not marked is sent again.
    await access.use((store) => store.outbox.markSent(enquiryId), minuteMs);
  }

  return { wake, stop };
}

/** What is refused for good, perhaps because of its files, is sent without them. */
async function sendPerhapsWithoutFiles(transport: Transporter, files: EnquiryFile[], compose: (files: EnquiryFile[]) => SendMailOptions) {
  try {
    await transport.sendMail(compose(files));
  } catch (error) {
    if (!isRefused(error) || files.length === 0) throw error;
    await transport.sendMail(compose([]));
  }
}

type MailError = NodeJS.ErrnoException & { command?: string; response?: string; responseCode?: number };

/** The error's text until the mail server has read the enquiry: then it may quote it, and its code does not. */
function reasonOf(error: unknown): string {
  const { code = 'unknown error', command = '', message, response } = error as MailError;
  // A connection that breaks after the text may quote a response.
  const isBefore = /^(AUTH|MAIL|RCPT)/.test(command) || (command === 'CONN' && response === undefined);
  return isBefore ? message.trim().replaceAll(/\s+/g, ' ') : code;
}

/** 5xx refuses for good, 4xx for now (RFC 5321, 4.2.1). A refused login is not about the email and its files. */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as MailError;
  return code !== 'EAUTH' && responseCode >= 500;
}
