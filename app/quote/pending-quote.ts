import { createDraft } from '#app/lib/draft.ts';

/**
 * A request that has been handed to the mail program and that nobody knows to be sent. Kept for the tab, because a phone
 * that runs short of memory reloads the page while the mail app is in front.
 */
export const pendingQuote = createDraft('quote-pending');

/** True where the next steps of an earlier request are to be shown; for loading the quote's code at start. */
export function hasPendingQuote(): boolean {
  return pendingQuote.load() !== null;
}
