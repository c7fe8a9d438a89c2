import type { FormValues } from '#app/lib/check-form.ts';
import { createTabValue } from '#app/lib/tab-value.ts';

export const contactDraftKey = 'contact-draft';
export const contactDraft = createTabValue<FormValues>(contactDraftKey);
