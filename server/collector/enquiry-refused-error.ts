import { filesField } from '#contract/form-fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { warnHourly } from '#server/shared/warn-hourly.ts';

const noRoomForFiles = 'Files cannot be stored at the moment. Send your message without them, or send them by email.';

/** Why a file is refused that only the server reads; the page knows the other reasons too (`fileMessages`). */
export const readingMessages = {
  mixed: (name: string) => `“${name}” is two kinds of file in one: save it again`,
  broken: (name: string) => `“${name}” is damaged: save or photograph it again`,
  slow: (name: string) => `“${name}” and what comes before it took too long to read: send fewer or smaller pictures`,
  pixels: (name: string) => `“${name}” has too many pixels: send a smaller picture`,
};

/** Without `field` it is about the whole form. `code` is one of `@formspree/core`. */
export type FormError = { code?: string; field?: string; message: string };

/** The response to an enquiry that is refused. */
export type Refusal = {
  status: number;
  message: string;
  errors?: FormError[];
  /** Seconds. */
  retryAfter?: number;
};

/** Thrown to refuse an enquiry. */
export class EnquiryRefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** For a body of a type that no form sends. */
export function notAForm(): EnquiryRefusedError {
  return new EnquiryRefusedError({ status: 415, message: 'Send JSON or an HTML form' });
}

/** For a body that is not what its content type says. */
export function unreadable(message: string): EnquiryRefusedError {
  return new EnquiryRefusedError({ status: 400, message });
}

/** For fields that are too long together. */
export function bodyTooLong(): EnquiryRefusedError {
  return new EnquiryRefusedError({ status: 413, message: `The enquiry is too long: ${limits.bodyBytes / 1024} KB at most` });
}

/** For a file, or all files, that break the rules. `code` is one of `@formspree/core` if that has one. */
export function fileRefused(message: string, status = 422, code = 'TYPE_FILE'): EnquiryRefusedError {
  return new EnquiryRefusedError({ status, message, errors: [{ code, field: filesField, message }] });
}

/** For files that are too large, alone or together. */
export function filesTooLarge(message: string): EnquiryRefusedError {
  return fileRefused(message, 413, 'FILES_TOO_BIG');
}

/** For files if the quota or the disk is full. Writes a warning, at most one an hour. */
export function storageFull(): EnquiryRefusedError {
  warnHourly('Files of an enquiry were refused: the quota (FILES_QUOTA_MB) or the disk is full');
  return new EnquiryRefusedError({ status: 503, message: noRoomForFiles, retryAfter: 3600 });
}

/** For a sender over its limit; `retryAfter` in seconds. */
export function tooManyEnquiries(retryAfter: number): EnquiryRefusedError {
  return new EnquiryRefusedError({ status: 429, message: messages.tooMany, retryAfter });
}
