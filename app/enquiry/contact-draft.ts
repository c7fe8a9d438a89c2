import { createDraft } from '#app/lib/draft.ts';

export const contactDraftKey = 'contact-draft';
export const contactDraft = createDraft(contactDraftKey);
