import { createDraft } from '#app/lib/draft.ts';
import { createStoredText } from '#app/lib/stored-text.ts';

export const contactDraftKey = 'contact-draft';
export const contactDraft = createDraft(contactDraftKey);

export const unsentEnquiriesKey = 'kept-enquiries';
/** Enquiries that are not sent yet. */
export const storedEnquiries = createStoredText(unsentEnquiriesKey);
