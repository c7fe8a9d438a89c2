import { createDraft } from '#app/lib/draft.ts';

export const contactDraft = createDraft('contact-draft');
