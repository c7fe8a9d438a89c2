import { minuteMs } from '#contract/lib/durations.ts';
import { senderLimitMinutes } from '#contract/limits.ts';
import { createSenderLimit } from '#server/http/sender-limit.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Settings } from '#server/shared/settings.ts';
import { warnHourly } from '#server/shared/warn-hourly.ts';
import type { Receipt } from '#server/store/enquiry-store.ts';
import type { EnquirySubmission } from '#server/store/enquiry-submission.ts';
import type { FileFolder } from '#server/store/file-folder.ts';
import type { StoreAccess } from '#server/store/store-access.ts';
import { EnquiryRefusedError, tooManyEnquiries } from './enquiry-refused-error.ts';
import { sanitiseFiles } from './sanitise-files.ts';

const overLimit = 'More enquiries than the limits allow: what is over them is held and not emailed (studio enquiries list --held)';
const sentWithOtherText = 'You already sent this form with different text or files. Send it again if both should arrive.';

/**
 * Returns the function that stores an enquiry within the limits of docs/server.md: to be emailed, or held. It throws
 * an EnquiryRefusedError if nothing is stored, or the error of the store or disk.
 */
export function createLimitedStoring(settings: Settings, access: StoreAccess, folder: FileFolder, mailQueue: MailQueue | undefined) {
  const { perSender, total } = settings.limits;
  const windowMs = senderLimitMinutes * minuteMs;
  const forPeople = createSenderLimit({ perSender, total, windowMs });
  const forRobots = createSenderLimit({ perSender, total: total / 5, windowMs });

  return async (submission: EnquirySubmission, ip: string): Promise<Receipt> => {
    // A repeated submission is answered from the store: the limit must not refuse a retry.
    const receipt = (await access.use((store) => store.earlierReceipt(submission))) ?? (await addWithinLimits(submission, ip));
    if (receipt.outcome === 'conflict') throw new EnquiryRefusedError(422, sentWithOtherText);
    if (receipt.outcome === 'full') throw tooManyEnquiries(windowMs / 1000);
    if (receipt.outcome === 'stored') mailQueue?.wake();
    return receipt;
  };

  async function addWithinLimits(submission: EnquirySubmission, ip: string): Promise<Receipt> {
    const isRobot = submission.held === 'robot';
    const limit = isRobot ? forRobots : forPeople;
    const verdict = limit.take(ip);
    if (verdict.decision === 'refuse') throw tooManyEnquiries(verdict.waitSeconds);
    const isOver = verdict.decision === 'hold' && !isRobot;
    if (isOver) warnHourly(overLimit);
    let receipt: Receipt | undefined;
    try {
      receipt = await addWithFiles({ ...submission, held: isOver ? 'limit' : submission.held }, ip);
      return receipt;
    } finally {
      // What is not stored does not count against the limit, unless its pictures had to be read for that.
      if (receipt?.outcome !== 'stored' && submission.files.length === 0) limit.refund(ip, verdict.decision);
    }
  }

  async function addWithFiles(submission: EnquirySubmission, ip: string): Promise<Receipt> {
    const files = await sanitiseFiles(submission.files, folder, ip);
    const names = files.map(({ name }) => name);
    try {
      return await access.use((store) => store.add({ ...submission, files }));
    } finally {
      // What is not stored leaves no file. If the store cannot say so, the next start removes them.
      if (names.length > 0) await access.use((store) => store.removeStrayFiles(names)).catch(() => {});
    }
  }
}
