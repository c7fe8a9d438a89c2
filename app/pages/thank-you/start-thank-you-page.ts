import { contactDraft } from '#app/enquiry/contact-draft.ts';
import { requiredTexts } from '#contract/fixed-pages.ts';

/** Deletes the draft of what was sent. */
export function startThankYouPage(): void {
  if (location.pathname === requiredTexts.thankYou) contactDraft.clear();
}
