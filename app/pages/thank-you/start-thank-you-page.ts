import { chosenCount, contactDraft } from '#app/enquiry/contact-draft.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';

/**
 * Deletes the draft of what the server answered with this page, not one that was written since: before a reload or
 * Forward. A link to it, in confirmation.tsx, has a fragment.
 */
export function startThankYouPage(): void {
  if (location.pathname !== requiredTextPaths.thankYou || location.hash !== '') return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation && navigation.type !== 'navigate') return;
  contactDraft.clear();
  chosenCount.clear();
}
