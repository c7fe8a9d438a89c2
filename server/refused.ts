import { filesField } from '#contract/limits.ts';
import type { Fields } from './form-body.ts';
import type { FormError } from './form-page.ts';

/** What the sender of an enquiry that is refused is told. */
export type Refusal = {
  status: number;
  message: string;
  /** A code of `@formspree/core` for the form as a whole. */
  code?: string;
  errors?: FormError[];
  /** Seconds. */
  retryAfter?: number;
  /** What was typed; an HTML form is returned with it. */
  fields?: Fields;
};

/** Ends the work on an enquiry that is refused. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A file, or all of them, that breaks the rules. `code` is one of `@formspree/core` where it has one. */
export function fileRefused(message: string, status = 422, code = 'TYPE_FILE'): Refused {
  return new Refused({ status, message, errors: [{ code, field: filesField, message }] });
}

/** Files that are too large, alone or together. */
export function filesTooLarge(message: string): Refused {
  return fileRefused(message, 413, 'FILES_TOO_BIG');
}
