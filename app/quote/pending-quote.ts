import { createDraft } from '#app/lib/draft.ts';

export const pendingQuoteKey = 'quote-pending';

/**
 * A request that has been handed to the mail program and that nobody knows to be sent. Kept for the tab, because a phone
 * that runs short of memory reloads the page while the mail app is in front.
 */
export const pendingQuote = createDraft(pendingQuoteKey);
