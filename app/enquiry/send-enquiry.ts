import { type CheckedForm, checkForm, type FormValues } from '#app/lib/check-form.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { sanitise } from '#app/lib/sanitise.ts';
import { readProject } from '#app/project/read-project.ts';
import type { SentProject } from '#app/project/sent-note.tsx';
import { sentProject } from '#app/project/stored-project.ts';
import { showToast } from '#app/ui/toast.ts';
import { fileMessages } from '#contract/files.ts';
import { type FullEnquiry, fullEnquirySchema } from '#contract/full-enquiry.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { forgetKey, keyFor } from './enquiry-key.ts';
import { isOwnOrigin, type PostResult, postEnquiry, type Submission } from './post-enquiry.ts';
import { storeUnsent } from './unsent-enquiries.ts';

/**
 * `stored`: waits on this device until the visitor sends it. `offline`: no connection, and not stored. `limited`: not
 * sent, because of the rate. `failed`: no OK response, or none in time; the collector may have it all the same.
 */
type SendResult = 'sent' | 'stored' | 'limited' | 'offline' | 'failed';

export type SendOutcome = { result: SendResult } & Omit<PostResult, 'ok'>;

const dayLeft = 'It was sent without your day for the consultation, which cannot be chosen any more.';

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
  // One that is kept may be discarded: then nothing of it stays in the tab.
  if (outcome.result === 'stored' || outcome.result === 'sent') forgetKey();
  return outcome;
}

/**
 * Sends an enquiry within the rate and says by toast how it went. `inForm`: in silence, as the form's confirmation gets
 * the focus. Elsewhere a refused day cannot be changed, so the enquiry is sent without it. Never throws.
 */
export async function sendEnquiry(submission: Submission, key: string, inForm = false): Promise<SendOutcome> {
  let outcome = await attempt(submission, key);
  const leavesDay = outcome.field === 'visitDay' && !inForm;
  if (leavesDay) {
    const { visitDay, ...enquiry } = submission.enquiry;
    outcome = await attempt({ ...submission, enquiry }, key);
  }
  if (outcome.result === 'sent') {
    showToast({ title: messages.sent, ...(leavesDay && { description: dayLeft }), kind: 'success', silent: inForm });
    rememberProject(submission, outcome.reference);
  } else showToast({ title: outcome.result === 'limited' ? messages.tooMany : messages.failed, kind: 'destructive' });
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
    const { ok, ...response } = await postEnquiry(submission, key);
    // Only what reached the service counts: a bad network, or a proxy's error page, uses up nobody's attempts.
    if (ok || response.reason !== undefined || !isOwnOrigin(submission.target)) rateLimit.count();
    return { result: ok ? 'sent' : 'failed', ...response };
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
