import { type Checked, checkForm } from '#app/lib/check-form.ts';
import type { FormValues } from '#app/lib/draft.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { sanitise } from '#app/lib/sanitise.ts';
import { showToast } from '#app/ui/toast/toast.tsx';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { honeypotField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { forgetKey, keyFor } from './enquiry-key.ts';
import { type EnquiryForm, enquiryUrl } from './enquiry-url.ts';
import { keepEnquiry } from './kept-enquiries.ts';

/**
 * `kept` waits on this device for the visitor's word; `limited` was not sent because of the rate; `failed` is no OK
 * answer, or none in time: it may be stored all the same.
 */
export type SendResult = 'sent' | 'kept' | 'limited' | 'offline' | 'failed';

export type Submission = {
  to: EnquiryForm;
  enquiry: Enquiry;
  /** What is in the field that people never see; the collector puts such an enquiry aside. */
  honeypot?: string | undefined;
};

/** Long enough for a few kilobytes on a bad mobile line, short enough for the visitor to be still there. */
const timeoutMs = 15_000;

/** One for the visit: the form and the enquiries that were kept share it. */
const rateLimit = createRateLimit(limits.rate);

/** Sanitised first, so that what is judged is what is sent. */
export function checkEnquiry(typed: FormValues): Checked<Enquiry> {
  return checkForm(enquirySchema, Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, sanitise(text)])));
}

/** Sends the form's enquiry, or keeps it on this device where there is no connection. Never throws. */
export async function sendOrKeep(submission: Submission): Promise<SendResult> {
  const { enquiry } = submission;
  const key = keyFor(enquiry);
  const kept = !navigator.onLine && keepEnquiry({ enquiry, key, at: Date.now() });
  const result = kept ? 'kept' : await sendEnquiry(submission, key);
  if (result === 'kept' || result === 'sent') forgetKey();
  return result;
}

/** Sends an enquiry within the rate and says by toast how it went. Never throws. */
export async function sendEnquiry(submission: Submission, key: string): Promise<SendResult> {
  const result = await attempt(submission, key);
  if (result === 'sent') showToast({ title: messages.sent, tone: 'success' });
  else showToast({ title: result === 'limited' ? messages.tooMany : messages.failed, tone: 'destructive' });
  return result;
}

/** Judged by the OK status alone: the body is not read, since every form service answers in its own words. */
async function attempt({ to, enquiry, honeypot }: Submission, key: string): Promise<SendResult> {
  if (!navigator.onLine) return 'offline';
  if (rateLimit.isUsedUp()) return 'limited';
  try {
    const { ok } = await fetch(enquiryUrl(to), {
      method: 'POST',
      headers: headers(to, key),
      body: JSON.stringify(honeypot ? { ...enquiry, [honeypotField]: honeypot } : enquiry),
      credentials: 'omit',
      // The request outlives the page if the visitor leaves meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Only what reached the service counts: a bad network uses up nobody's attempts.
    rateLimit.count();
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * Without Accept some services answer with a redirect, which CORS refuses. The key goes to our own collector only: on
 * another origin a header of our own needs that service's permission (preflight), and a field of our own would turn up
 * in its inbox.
 */
function headers(to: EnquiryForm, key: string): Record<string, string> {
  const common = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return isOwnOrigin(to) ? { ...common, [keyHeader]: key } : common;
}

function isOwnOrigin(to: EnquiryForm): boolean {
  return new URL(enquiryUrl(to), location.href).origin === location.origin;
}
