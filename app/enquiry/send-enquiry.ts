import { createDraft } from '#app/lib/draft.ts';
import { type Enquiry, honeypotField, keyHeader } from '#contract/enquiry.ts';
import { type EnquiryForm, enquiryUrl } from './enquiry-url.ts';

/** `refused` is an answer other than OK; `unreachable` is none, or none within the time: it may have arrived all the same. */
export type SendOutcome = 'sent' | 'offline' | 'refused' | 'unreachable';

/** Long enough for a few kilobytes on a bad mobile line, short enough for the visitor to be still there. */
const patienceMs = 15_000;

export type Submission = {
  form: EnquiryForm;
  enquiry: Enquiry;
  /** From `createKeyring`. */
  key: string;
  /** What stands in the field that people never see; whoever collects puts such an enquiry aside. */
  honeypot?: string;
};

/**
 * Sends an enquiry and says how it went; never throws. Judged by the OK status alone: the body is not read, since every
 * form service answers in its own words. The request outlives the page if the visitor leaves meanwhile.
 */
export async function sendEnquiry({ form, enquiry, key, honeypot }: Submission): Promise<SendOutcome> {
  if (!navigator.onLine) return 'offline';
  try {
    const response = await fetch(enquiryUrl(form), {
      method: 'POST',
      headers: headers(form, key),
      body: JSON.stringify(honeypot ? { ...enquiry, [honeypotField]: honeypot } : enquiry),
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    });
    return response.ok ? 'sent' : 'refused';
  } catch {
    return 'unreachable';
  }
}

/**
 * Without Accept some services answer with a redirect, which CORS refuses. The key goes to our own collector only: on
 * another origin a header of our own needs that service's permission (preflight), and a field of our own would turn up
 * in its inbox. Response headers such as X-XSS-Protection are no business of a request.
 */
function headers(form: EnquiryForm, key: string): Record<string, string> {
  const common = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return isOwnOrigin(form) ? { ...common, [keyHeader]: key } : common;
}

function isOwnOrigin(form: EnquiryForm): boolean {
  return new URL(enquiryUrl(form), location.href).origin === location.origin;
}

export type Keyring = {
  /** The same key for the same enquiry until `forget`, so that a retry is not stored twice; a new one for any change. */
  keyFor(enquiry: Enquiry): string;
  /** After success: the same words sent again later are a new enquiry. */
  forget(): void;
};

/** The key is kept for the tab: whoever reloads after a time-out, and sends again, sends the same enquiry. */
export function createKeyring(): Keyring {
  const kept = createDraft('contact-key');
  let held = kept.load();
  return {
    keyFor(enquiry) {
      const text = JSON.stringify(enquiry);
      if (held?.text === text && held.key) return held.key;
      const key = randomKey();
      held = { text, key };
      kept.save(held);
      return key;
    },
    forget() {
      held = null;
      kept.clear();
    },
  };
}

/** Not crypto.randomUUID: browsers keep that from plain http, such as a phone looking at the developer's machine. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
