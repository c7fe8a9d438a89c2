import { type CheckedForm, checkForm, type FormValues } from '#app/lib/check-form.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { sanitise } from '#app/lib/sanitise.ts';
import { readProject } from '#app/project/read-project.ts';
import type { SentProject } from '#app/project/sent-note.tsx';
import { sentProject } from '#app/project/stored-project.ts';
import { showToast } from '#app/ui/toast.ts';
import { fileMessages } from '#contract/files.ts';
import { type FullEnquiry, fullEnquirySchema } from '#contract/full-enquiry.ts';
import { indianToday } from '#contract/lib/indian-day.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { forgetKey, keyFor } from './enquiry-key.ts';
import { isOwnOrigin, postEnquiry, type Submission } from './post-enquiry.ts';
import { storeUnsent } from './unsent-enquiries.ts';

/**
 * `stored`: waits on this device until the visitor sends it. `offline`: no connection, and not stored. `limited`: not
 * sent, because of the rate. `failed`: no OK response, or none in time; the collector may have it all the same.
 */
type SendResult = 'sent' | 'stored' | 'limited' | 'offline' | 'failed';

/** `reason`: why the collector refuses it, if it says so. `reference`: what the studio sees; a hosted form service has none. */
export type SendOutcome = { result: SendResult; reason?: string | undefined; reference?: string | undefined };

/** One limit for the page: the form and the unsent enquiries share it. */
const rateLimit = createRateLimit(limits.rate);

/** Validates what will be sent: the sanitised texts. */
export function checkEnquiry(typed: FormValues): CheckedForm<FullEnquiry> {
  const texts = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, sanitise(text)]));
  const project = readProject(typed.project ?? null);
  return checkForm(fullEnquirySchema, {
    ...texts,
    project: project ? JSON.stringify(project) : '',
    visitLocality: typed.visitPlace === 'home' ? (texts.visitLocality ?? '') : '',
  });
}

/** A day that was named without a connection may be over when the enquiry is sent. */
export function withoutPastDay(enquiry: FullEnquiry): FullEnquiry {
  const { visitDay, ...others } = enquiry;
  return visitDay !== undefined && visitDay >= indianToday() ? enquiry : others;
}

/**
 * Sends the form's enquiry, or stores it on this device if there is no connection; files cannot be stored. Never
 * throws.
 */
export async function sendOrStore(submission: Submission): Promise<SendOutcome> {
  const { enquiry, files = [] } = submission;
  // Files are told apart without reading them. A reduced photograph keeps its original's time.
  const key = keyFor([enquiry, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
  const isStored = !navigator.onLine && files.length === 0 && storeUnsent({ enquiry, key, at: Date.now() });
  const outcome: SendOutcome = isStored ? { result: 'stored' } : await sendEnquiry(submission, key, true);
  if (outcome.result === 'stored' || outcome.result === 'sent') forgetKey();
  return outcome;
}

/** Sends an enquiry within the rate and says by toast how it went, in silence if a confirmation gets the focus. Never throws. */
export async function sendEnquiry(submission: Submission, key: string, hasConfirmation = false): Promise<SendOutcome> {
  const outcome = await attempt(submission, key);
  if (outcome.result === 'sent') {
    showToast({ title: messages.sent, tone: 'success', silent: hasConfirmation });
    rememberProject(submission, outcome.reference);
  } else showToast({ title: outcome.result === 'limited' ? messages.tooMany : messages.failed, tone: 'destructive' });
  return outcome;
}

/** So that the planner can say that the project was sent. */
function rememberProject({ enquiry: { project } }: Submission, reference: string | undefined): void {
  if (!project) return;
  const sent: SentProject = { project, at: Date.now(), reference };
  sentProject.write(JSON.stringify(sent));
}

async function attempt(submission: Submission, key: string): Promise<SendOutcome> {
  if (!navigator.onLine) return { result: 'offline' };
  if (rateLimit.isUsedUp()) return { result: 'limited' };
  try {
    const { ok, reason, reference } = await postEnquiry(submission, key);
    // Only what reached the service counts: a bad network, or a proxy's error page, uses up nobody's attempts.
    if (ok || reason !== undefined || !isOwnOrigin(submission.target)) rateLimit.count();
    return { result: ok ? 'sent' : 'failed', reason, reference };
  } catch {
    return { result: 'failed', reason: await missingFile(submission.files) };
  }
}

/** Names a chosen file that is no longer on the device. */
async function missingFile(files: readonly File[] = []): Promise<string | undefined> {
  for (const file of files) {
    const isThere = await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => null);
    if (!isThere) return fileMessages.unreadable(file.name);
  }
  return undefined;
}
