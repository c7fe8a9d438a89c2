import { formatConsultation } from '#contract/consultation.ts';
import { filesField, honeypotField, idempotencyHeader, referenceHeader } from '#contract/form-fields.ts';
import { type FullEnquiry, parseProject } from '#contract/full-enquiry.ts';
import { minuteMs } from '#contract/lib/durations.ts';
import { parseJson } from '#contract/lib/parse-json.ts';
import type { Project } from '#contract/project.ts';
import { projectUrl } from '#contract/project-link.ts';
import { type NamedService, projectText, serviceLines } from '#contract/project-text.ts';
import { enquiryUrl, type FormTarget } from './enquiry-url.ts';

/** What is sent, and where to. */
export type Submission = {
  target: FormTarget;
  enquiry: FullEnquiry;
  /** With their prices, for a hosted form service; our own collector has them. */
  services: readonly NamedService[];
  files?: readonly File[];
  /** Called with the share of the files that is sent, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** What is in the field that people never see; the collector puts such an enquiry aside. */
  honeypot?: string | undefined;
};

/** `reason`: what our own collector says of an enquiry that it refuses, such as which file is damaged. `field`: what it is about. */
type Refusal = { reason?: string | undefined; field?: string | undefined };
/** `reference`: the one that the studio sees; a hosted form service has none. */
export type PostResult = { ok: boolean; reference?: string | undefined } & Refusal;

/** Long enough for a few kilobytes on a bad mobile line, short enough for the visitor to be still there. */
const timeoutMs = 15_000;
/** Without progress for so long the connection counts as broken. The server may need as long to read the pictures. */
const stallMs = 90_000;
/** For a whole message with files to another host, whose progress is not seen. */
const hostedTimeoutMs = 10 * minuteMs;

/**
 * Sends an enquiry to our own collector or a hosted form service. The response's status says whether it went well: the
 * body of a form service is not read, since each has its own. Our own responds with JSON, which the
 * page of a captive portal is not (decision 16). Throws if the connection breaks or the time is over; the enquiry may be
 * stored all the same.
 */
export function postEnquiry(submission: Submission, key: string): Promise<PostResult> {
  return submission.files?.length ? postWithFiles(submission, key) : postJson(submission, key);
}

async function postJson(submission: Submission, key: string): Promise<PostResult> {
  const response = await fetch(enquiryUrl(submission.target), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers(submission.target, key) },
    body: JSON.stringify(fieldsOf(submission)),
    // The request outlives the page if the visitor leaves meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const header = (name: string) => response.headers.get(name);
  return resultOf(submission, response.status, header, () => response.text());
}

/** By XMLHttpRequest, because fetch cannot report how much is sent. */
function postWithFiles(submission: Submission, key: string): Promise<PostResult> {
  const { target, files = [], onProgress } = submission;
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsOf(submission))) if (value !== undefined) form.set(name, value);
  for (const file of files) form.append(filesField, file);
  const request = new XMLHttpRequest();
  let stallTimer: ReturnType<typeof setTimeout>;
  const restartStallTimer = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => request.abort(), stallMs);
  };
  request.open('POST', enquiryUrl(target));
  for (const [name, value] of Object.entries(headers(target, key))) request.setRequestHeader(name, value);
  // For our own collector only: on another host, a listener on the upload would require a preflight.
  if (isOwnOrigin(target)) {
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer();
      onProgress?.(loaded / total);
    };
    restartStallTimer();
  } else request.timeout = hostedTimeoutMs;
  request.onloadend = () => clearTimeout(stallTimer);
  return new Promise((resolve, reject) => {
    const header = (name: string) => request.getResponseHeader(name);
    request.onload = () => resolve(resultOf(submission, request.status, header, async () => request.responseText));
    request.onerror = request.onabort = request.ontimeout = () => reject(new Error('The connection broke'));
    request.send(form);
  });
}

type Header = (name: string) => string | null;

async function resultOf({ target }: Submission, status: number, header: Header, body: () => Promise<string>): Promise<PostResult> {
  const ok = status >= 200 && status < 300;
  if (!isOwnOrigin(target)) return { ok };
  // A captive portal responds with 200 too, and a page of its own.
  if (ok && /^application\/json/i.test(header('Content-Type') ?? '')) return { ok, reference: header(referenceHeader) ?? undefined };
  return { ok: false, ...refusalIn(await body()) };
}

/** What our own collector says in its response; nothing if a proxy in front of it responds. */
function refusalIn(body: string): Refusal {
  const { error, errors } = (parseJson(body) ?? {}) as { error?: unknown; errors?: { field?: string }[] };
  return typeof error === 'string' ? { reason: error, field: errors?.[0]?.field } : {};
}

/** All values that there are: as data for our own collector, as text for a hosted service. */
function fieldsOf({ target, enquiry, services, honeypot }: Submission): Record<string, string | undefined> {
  return { ...(isOwnOrigin(target) ? enquiry : asText(enquiry, services)), [honeypotField]: honeypot || undefined };
}

function asText(enquiry: FullEnquiry, services: readonly NamedService[]): Record<string, string | undefined> {
  const { project, visitDay, visitPart, visitPlace, visitLocality, ...others } = enquiry;
  const parsed = parseProject(project);
  const linkTo = (each: Project) => projectUrl(each, location.origin);
  return {
    ...others,
    project: parsed ? projectText(parsed, serviceLines(parsed, services).join('\n'), { linkTo }) : undefined,
    consultation: formatConsultation(enquiry) || undefined,
  };
}

/**
 * Without Accept some services answer with a redirect, which CORS refuses. The key goes to our own collector only: on
 * another origin a header of our own needs that service's permission (preflight), and a field of our own would turn up
 * in its inbox.
 */
function headers(target: FormTarget, key: string): Record<string, string> {
  return { Accept: 'application/json', ...(isOwnOrigin(target) && { [idempotencyHeader]: key }) };
}

export function isOwnOrigin(target: FormTarget): boolean {
  return new URL(enquiryUrl(target), location.href).origin === location.origin;
}
