import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import type { Refusal } from './collector-answers.ts';
import { EnquiryLimit } from './enquiry-limit.ts';
import type { EnquirySubmission, Receipt } from './enquiry-store.ts';
import type { EnquiryFile, FileFolder } from './file-folder.ts';
import type { MailQueue } from './mail-queue.ts';
import { sanitizeFiles } from './sanitize-files.ts';
import type { Settings } from './settings.ts';
import { isDiskFull } from './storage-errors.ts';
import type { StoreAccess } from './store-access.ts';
import { FileRefused } from './upload.ts';

const overLimit = 'More enquiries than the limits allow: what is over them is held and not e-mailed (npm run enquiries -- list --held)';
const sentWithOtherText = 'You already sent this form with different text or files. Send it again if both should arrive.';
const noRoomForFiles = 'Files cannot be stored at the moment. Send your message without them, or send them by email.';

export const notStored: Refusal = { status: 503, message: messages.failed, retryAfter: 30 };

/** Stores enquiries within the limits of docs/server.md: for the owner at once, held, or refused. */
export class EnquiryAdmission {
  readonly #forPeople: EnquiryLimit;
  readonly #forRobots: EnquiryLimit;
  readonly #store: StoreAccess;
  readonly #folder: FileFolder;
  readonly #mailQueue: MailQueue | undefined;
  readonly #warn: (text: string) => void;

  constructor(settings: Settings, store: StoreAccess, folder: FileFolder, mailQueue: MailQueue | undefined, warn: (text: string) => void) {
    const { perAddress, total } = settings.limits;
    const { windowMs } = limits.rate;
    this.#forPeople = new EnquiryLimit({ perAddress, total, windowMs });
    this.#forRobots = new EnquiryLimit({ perAddress, total: total / 5, windowMs });
    this.#store = store;
    this.#folder = folder;
    this.#mailQueue = mailQueue;
    this.#warn = warn;
  }

  async accept(submission: EnquirySubmission, address: string): Promise<Receipt | Refusal> {
    try {
      // A repeated submission is answered from the store, so that a retry is never refused as one too many.
      const receipt = (await this.#store.use((open) => open.find(submission))) ?? (await this.#addWithinLimits(submission, address));
      if ('status' in receipt) return receipt;
      if (receipt.outcome === 'conflict') return { status: 422, message: sentWithOtherText };
      if (receipt.outcome === 'full') return tooMany(limits.rate.windowMs / 1000);
      if (receipt.outcome === 'stored') this.#mailQueue?.wake();
      return receipt;
    } catch (error) {
      if (error instanceof FileRefused) return fileRefusal(error);
      console.error(`An enquiry was not stored: ${(error as Error).message}`);
      return isDiskFull(error) && submission.files?.length ? noRoom(this.#warn) : notStored;
    }
  }

  async #addWithinLimits(submission: EnquirySubmission, address: string): Promise<Receipt | Refusal> {
    const isRobot = submission.held === 'robot';
    const limit = isRobot ? this.#forRobots : this.#forPeople;
    const verdict = limit.take(address);
    if (verdict.outcome === 'hold' && !isRobot) this.#warn(overLimit);
    if (verdict.outcome === 'refuse') return tooMany(verdict.waitSeconds);
    const held = isRobot ? 'robot' : verdict.outcome === 'hold' ? 'limit' : undefined;
    return this.#add({ ...submission, held }, () => limit.giveBack(address, verdict.outcome));
  }

  /** What is not stored does not count against the limit. */
  async #add(submission: EnquirySubmission, giveBack: () => void): Promise<Receipt> {
    let isStored = false;
    try {
      const files = await sanitizeFiles(submission.files ?? [], this.#folder);
      const receipt = await this.#addWithFiles({ ...submission, files });
      isStored = receipt.outcome === 'stored';
      return receipt;
    } finally {
      if (!isStored) giveBack();
    }
  }

  /** What is not stored leaves no file; if the store cannot say so, the next start removes them. */
  async #addWithFiles(submission: EnquirySubmission & { files: EnquiryFile[] }): Promise<Receipt> {
    const names = submission.files.map(({ name }) => name);
    try {
      const receipt = await this.#store.use((open) => open.add(submission));
      if (receipt.outcome !== 'stored') this.#folder.remove(names);
      return receipt;
    } catch (error) {
      if (names.length > 0) await this.#store.use((open) => open.removeStrayFiles(names)).catch(() => {});
      throw error;
    }
  }
}

/** The answer to a refused file. @throws any other error */
export function fileRefusal(error: unknown): Refusal {
  if (!(error instanceof FileRefused)) throw error;
  const { status, code, field, message, fields } = error;
  return { status, message, errors: [{ code, field, message }], fields };
}

export function noRoom(warn: (text: string) => void): Refusal {
  warn('Files of an enquiry were refused: the quota (FILES_QUOTA_MB) or the disk is full');
  return { status: 503, message: noRoomForFiles, retryAfter: 3600 };
}

function tooMany(retryAfter: number): Refusal {
  return { status: 429, message: messages.tooMany, retryAfter };
}
