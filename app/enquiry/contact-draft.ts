import type { FormValues } from '#app/lib/check-form.ts';
import { createTabValue } from '#app/lib/tab-value.ts';

export const contactDraftKey = 'contact-draft';
export const contactDraft = createTabValue<FormValues>(contactDraftKey);
/** How many files were chosen: the browser does not keep the files themselves. */
export const chosenCount = createTabValue<number>('contact-files');
