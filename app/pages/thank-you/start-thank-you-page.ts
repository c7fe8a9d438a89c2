import { chosenCount, contactDraft } from '#app/enquiry/contact-draft.ts';
import { requiredTextPaths } from '#contract/fixed-pages.ts';

/** Deletes the draft of what the server answered with this page. A link to it, in confirmation.tsx, has a fragment. */
export function startThankYouPage(): void {
  if (location.pathname !== requiredTextPaths.thankYou || location.hash !== '') return;
  contactDraft.clear();
  chosenCount.clear();
}
