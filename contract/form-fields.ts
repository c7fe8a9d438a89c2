/** Fields and headers with which a form is sent, besides the enquiry's own. Without zod, as limits.ts. */

/** A field that people never see and robots fill in. */
export const honeypotField = '_gotcha';

/**
 * One key for one enquiry: the same key is never stored twice, so a double click or a retry is harmless. Every change of
 * the text needs a new key: the same key with different text is refused (422). The header wins over the field.
 */
export const idempotencyHeader = 'idempotency-key';
export const idempotencyField = '_key';

/** The reference of an enquiry, on the response that accepts it. */
export const referenceHeader = 'enquiry-reference';

/** The form's file input. */
export const filesField = 'files';
