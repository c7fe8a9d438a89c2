import { createDraft } from '#app/lib/draft.ts';
import type { QuoteMail } from './quote-mail.ts';

export const pendingMailKey = 'quote-mail';
/** A request that the mail program has, not known to be sent: a phone short of memory reloads the page behind it. */
export const pendingMail = createDraft<QuoteMail>(pendingMailKey);
