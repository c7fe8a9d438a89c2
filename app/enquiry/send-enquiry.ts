import { type Checked, checkForm } from '#app/lib/check-form.ts';
import type { FormValues } from '#app/lib/draft.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { sanitise } from '#app/lib/sanitise.ts';
import { readProject } from '#app/project/store.ts';
import { showToast } from '#app/ui/toast.ts';
import { formatConsultation } from '#contract/consultation.ts';
import { type Enquiry, enquirySchema } from '#contract/enquiry.ts';
import { type Extras, extrasSchema, parseProject } from '#contract/extras.ts';
import { indianToday } from '#contract/indian-day.ts';
import { filesField, honeypotField, keyHeader, limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { projectText } from '#contract/project-text.ts';
import { referenceOf } from '#contract/reference.ts';
import { forgetKey, keyFor } from './enquiry-key.ts';
import { type EnquiryForm, enquiryUrl } from './enquiry-url.ts';
import { keepUnsent } from './unsent-enquiries.ts';

/**
 * `unsent` waits on this device for the visitor's word; `limited` was not sent because of the rate; `failed` is no OK
 * answer, or none in time: it may be stored all the same.
 */
export type SendResult = 'sent' | 'unsent' | 'limited' | 'offline' | 'failed';

type Submission = {
  to: EnquiryForm;
  enquiry: Enquiry;
  extras?: Extras | undefined;
  files?: readonly File[];
  /** Called with the part of the files that is sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** What is in the field that people never see; the collector puts such an enquiry aside. */
  honeypot?: string | undefined;
};

/** Long enough for a few kilobytes on a bad mobile line, short enough for the visitor to be still there. */
const timeoutMs = 15_000;
/** After so long without progress the connection counts as broken; the server may need it to read the pictures. */
const stallMs = 90_000;
/** For a whole message with files to another host, whose progress is not seen. */
const hostedMs = 10 * 60_000;

/** One for the visit: the form and the enquiries that were kept share it. */
const rateLimit = createRateLimit(limits.rate);

/** Sanitised first, so that what is judged is what is sent. Of the optional values a day can be wrong. */
export function checkEnquiry(typed: FormValues): Checked<Enquiry> {
  const checked = checkForm(enquirySchema, Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, sanitise(text)])));
  const { errors } = checkForm(extrasSchema, { visitDay: typed.visitDay ?? '' });
  return errors ? { errors: { ...checked.errors, ...errors } } : checked;
}

/** The optional values of the form that can be sent; what breaks the rules is left out. */
export function extrasOf(typed: FormValues): Extras {
  const { visitDay, visitPart, visitPlace } = typed;
  const visitLocality = visitPlace === 'home' ? typed.visitLocality : undefined;
  const read = readProject(typed.project ?? null);
  const project = read ? JSON.stringify(read) : undefined;
  const valid = Object.entries({ project, visitDay, visitPart, visitPlace, visitLocality }).map(
    ([name, value]) => extrasSchema.safeParse({ [name]: value }).data ?? {},
  );
  return withoutUndefined(Object.assign({}, ...valid));
}

/** A day that was named without a connection may be over when the enquiry is sent. */
export function withoutPastDay(extras: Extras = {}): Extras {
  const { visitDay, ...others } = extras;
  return visitDay !== undefined && visitDay >= indianToday() ? extras : others;
}

/**
 * Sends the form's enquiry, or keeps it on this device where there is no connection; files cannot be kept. Never
 * throws. `reference` is the one that the studio sees; a hosted form service has none.
 */
export async function sendOrKeep(submission: Submission): Promise<{ result: SendResult; reference: string | undefined }> {
  const { to, enquiry, extras = {}, files = [] } = submission;
  // Files are told apart without reading them. A reduced photograph keeps its original's time.
  const key = keyFor([enquiry, extras, files.map(({ name, size, lastModified }) => [name, size, lastModified])]);
  const isKept = !navigator.onLine && files.length === 0 && keepUnsent({ enquiry, extras, key, at: Date.now() });
  const result = isKept ? 'unsent' : await sendEnquiry(submission, key);
  if (result === 'unsent' || result === 'sent') forgetKey();
  return { result, reference: isOwnOrigin(to) ? referenceOf(key) : undefined };
}

/** Sends an enquiry within the rate and says by toast how it went. Never throws. */
export async function sendEnquiry(submission: Submission, key: string): Promise<SendResult> {
  const result = await attempt(submission, key);
  if (result === 'sent') showToast({ title: messages.sent, tone: 'success' });
  else showToast({ title: result === 'limited' ? messages.tooMany : messages.failed, tone: 'destructive' });
  return result;
}

/** Judged by the OK status alone: the body is not read, since every form service answers in its own words. */
async function attempt(submission: Submission, key: string): Promise<SendResult> {
  if (!navigator.onLine) return 'offline';
  if (rateLimit.isUsedUp()) return 'limited';
  try {
    const ok = await (submission.files?.length ? postWithFiles(submission, key) : postJson(submission, key));
    // Only what reached the service counts: a bad network uses up nobody's attempts.
    rateLimit.count();
    return ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}

async function postJson(submission: Submission, key: string): Promise<boolean> {
  const { ok } = await fetch(enquiryUrl(submission.to), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers(submission.to, key) },
    body: JSON.stringify(valuesOf(submission)),
    credentials: 'omit',
    // The request outlives the page if the visitor leaves meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return ok;
}

/** Reports how much is sent, which fetch cannot. */
function postWithFiles(submission: Submission, key: string): Promise<boolean> {
  const { to, files = [], onProgress } = submission;
  const form = new FormData();
  for (const [name, value] of Object.entries(valuesOf(submission))) form.set(name, value);
  for (const file of files) form.append(filesField, file);
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout>;
  const stillGoing = () => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stallMs);
  };
  request.open('POST', enquiryUrl(to));
  for (const [name, value] of Object.entries(headers(to, key))) request.setRequestHeader(name, value);
  // Without it a form on another host needs no preflight.
  if (isOwnOrigin(to)) {
    request.upload.onprogress = ({ loaded, total }) => {
      stillGoing();
      onProgress?.(total > 0 ? loaded / total : 0);
    };
    stillGoing();
  } else request.timeout = hostedMs;
  request.onload = () => resolve(request.status >= 200 && request.status < 300);
  request.onerror = request.onabort = request.ontimeout = () => reject(new Error('The connection broke'));
  request.onloadend = () => clearTimeout(stalled);
  request.send(form);
  return promise;
}

/** All values that there are: as data for our own collector, as text for a hosted service. */
function valuesOf({ to, enquiry, extras = {}, honeypot }: Submission): Record<string, string> {
  const more = isOwnOrigin(to) ? withoutUndefined(extras) : asText(extras);
  return { ...enquiry, ...more, ...(honeypot && { [honeypotField]: honeypot }) };
}

function asText({ project, ...wish }: Extras): Record<string, string> {
  const parsed = project === undefined ? null : parseProject(project);
  const visit = formatConsultation(wish);
  return { ...(parsed && { project: projectText(parsed) }), ...(visit && { visit }) };
}

function withoutUndefined(extras: Extras): Record<string, string> {
  return Object.fromEntries(Object.entries(extras).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/**
 * Without Accept some services answer with a redirect, which CORS refuses. The key goes to our own collector only: on
 * another origin a header of our own needs that service's permission (preflight), and a field of our own would turn up
 * in its inbox.
 */
function headers(to: EnquiryForm, key: string): Record<string, string> {
  return isOwnOrigin(to) ? { Accept: 'application/json', [keyHeader]: key } : { Accept: 'application/json' };
}

function isOwnOrigin(to: EnquiryForm): boolean {
  return new URL(enquiryUrl(to), location.href).origin === location.origin;
}
