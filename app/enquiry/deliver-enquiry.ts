import { createRateLimit } from '#app/lib/rate-limit.ts';
import { showToast, type Toast } from '#app/ui/toast/show-toast.tsx';
import { limits } from '#contract/enquiry.ts';
import { type SendOutcome, type Submission, sendEnquiry } from './send-enquiry.ts';

/** How a try to send went; `limited` was not sent because of the rate. */
export type DeliveryOutcome = SendOutcome | 'limited';

/** One for the visit: it holds for the form and for enquiries that were kept, together. */
const rateLimit = createRateLimit(limits.rate);

const failed: Toast = { title: 'Failed to send message. Please try again or contact us directly.', tone: 'destructive' };
const toasts: Record<DeliveryOutcome, Toast> = {
  sent: { title: 'Message sent successfully! We will get back to you within 24 hours.', tone: 'success' },
  limited: { title: 'Too many attempts. Please wait a few minutes before trying again.', tone: 'destructive' },
  offline: failed,
  refused: failed,
  unreachable: failed,
};

/** Sends an enquiry within the rate, says by toast how it went, and returns it; never throws. */
export async function deliverEnquiry(submission: Submission): Promise<DeliveryOutcome> {
  const outcome = await attempt(submission);
  showToast(toasts[outcome]);
  return outcome;
}

async function attempt(submission: Submission): Promise<DeliveryOutcome> {
  // Offline no attempt is used up.
  if (navigator.onLine && !rateLimit.tryAttempt()) return 'limited';
  return sendEnquiry(submission);
}
