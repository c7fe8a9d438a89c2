import { createStoredText } from '#app/lib/stored-text.ts';

export const keptEnquiriesKey = 'kept-enquiries';

/** Enquiries that are not sent yet. */
export const { read: readKept, write: writeKept, onChange: onKeptChange } = createStoredText(keptEnquiriesKey);
