import { filesField } from '#contract/form-fields.ts';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';

/** Why a file is refused that only the server reads; the page knows the other reasons too (`fileMessages`). */
export const readingMessages = {
  mixed: (name: string) => `“${name}” is two kinds of file in one: save it again`,
  broken: (name: string) => `“${name}” is damaged: save or photograph it again`,
  slow: (name: string) => `“${name}” and what comes before it took too long to read: send fewer or smaller pictures`,
  pixels: (name: string) => `“${name}” has too many pixels: send a smaller picture`,
};

/** Without `field` it is about the whole form. `code` is one of `@formspree/core`. */
export type FormError = { code?: string; field?: string; message: string };

/** Thrown to refuse an enquiry, with the response. `errors`: by default the message, about the whole form; `retryAfter` in seconds. */
export class EnquiryRefusedError extends Error {
  readonly status: number;
  readonly errors: FormError[];
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, { errors = [{ message }], retryAfter }: { errors?: FormError[]; retryAfter?: number } = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** For a body of a type that no form sends. */
export function notAForm(): EnquiryRefusedError {
  return new EnquiryRefusedError(415, 'Send JSON or an HTML form');
}

/** For fields that are too long together. */
export function bodyTooLong(): EnquiryRefusedError {
  return new EnquiryRefusedError(413, `The enquiry is too long: ${limits.bodyBytes / 1024} KB at most`);
}

/** For a file, or all files, that break the rules. `code` is one of `@formspree/core` if that has one. */
export function fileRefused(message: string, status = 422, code = 'TYPE_FILE'): EnquiryRefusedError {
  return new EnquiryRefusedError(status, message, { errors: [{ code, field: filesField, message }] });
}

/** For files that are too large, alone or together. */
export function filesTooLarge(message: string): EnquiryRefusedError {
  return fileRefused(message, 413, 'FILES_TOO_BIG');
}

/** For a sender over its limit; `retryAfter` in seconds. */
export function tooManyEnquiries(retryAfter: number): EnquiryRefusedError {
  return new EnquiryRefusedError(429, messages.tooMany, { retryAfter });
}
