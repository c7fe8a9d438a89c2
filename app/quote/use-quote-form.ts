import priceList from 'virtual:content/price-list';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { contactDraft } from '#app/enquiry/contact-draft.ts';
import type { FormValues } from '#app/lib/check-form.ts';
import { quoteDialogId, quoteNoticeId } from '#app/lib/element-ids.ts';
import { focusMain } from '#app/lib/focus.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { createTabValue } from '#app/lib/tab-value.ts';
import { onPageRestore } from '#app/lib/when.ts';
import { readProject } from '#app/project/read-project.ts';
import { closeDialog } from '#app/ui/dialogs.ts';
import { useForm } from '#app/ui/form/use-form.ts';
import { prepareToasts, showToast } from '#app/ui/toast.ts';
import { limits } from '#contract/limits.ts';
import { fixedPages } from '#contract/page-paths.ts';
import { projectUrl } from '#contract/project-link.ts';
import { projectSummary } from '#contract/project-text.ts';
import { composeQuoteMail, type QuoteMail, type QuoteStudio } from './quote-mail.ts';
import { checkQuote, type QuoteRequest } from './quote-schema.ts';

export const quoteDraft = createTabValue<FormValues>('quote-draft');
export const quoteMailKey = 'quote-mail';
/** `project`: the value of its box in the form, '' if it is not ticked. */
type PendingMail = QuoteMail & { project: string | undefined };
/** A request in the mail program, perhaps not sent. Stored, as a phone short of memory reloads the page behind it. */
const pendingMail = createTabValue<PendingMail>(quoteMailKey);
const rateLimit = createRateLimit(limits.rate);

/** What the toast says of a failure, in the specification's words, and what stays beside the button. */
const tooManyAttempts = {
  toast: { title: 'Too Many Attempts', description: 'Please wait a few minutes before trying again.' },
  text: 'Your mail app was not opened again: several requests came in a few minutes. Wait a little, then press the button.',
};
const failed = {
  toast: { title: 'Error', description: 'Something went wrong. Please try again.' },
  text: 'Your request could not be prepared. Press the button again.',
};
const submitted = {
  title: 'Quote Request Submitted!',
  description: 'Your email client will open with the quote details. Please send the email to complete your request.',
};

/**
 * Checks a quote request and opens it in the mail program. `mail` is the request that is there, perhaps not sent;
 * `problem` says why the last try failed.
 */
export function useQuoteForm(studio: QuoteStudio) {
  const { mail, setMail, store } = usePendingMail();
  const [problem, setProblem] = useState('');
  const form = useForm<QuoteRequest>({ draft: quoteDraft, check: checkQuote, send, onInvalid: () => setProblem(''), onFailure: fail });
  useEffect(() => void prepareToasts(), []);

  async function send(request: QuoteRequest, typed: FormValues): Promise<boolean> {
    setProblem('');
    if (rateLimit.isUsedUp()) return report(tooManyAttempts);
    rateLimit.count();
    const project = readProject(typed.project ?? null);
    const attached = project && { text: projectSummary(project, priceList.services), link: projectUrl(project, location.origin) };
    const composed = { ...composeQuoteMail(request, studio, attached), project: typed.project };
    // Before the email app opens: the browser may drop the page meanwhile.
    const isStored = store(composed);
    await openMail(composed.mailto);
    flushSync(() => setMail(composed));
    closeAtTop();
    document.getElementById(quoteNoticeId)?.focus();
    // The notice has the focus and says the same.
    showToast({ ...submitted, kind: 'success', silent: true });
    return isStored;
  }

  function fail() {
    pendingMail.clear();
    report(failed);
  }

  function report({ toast, text }: typeof failed): false {
    setProblem(text);
    showToast({ ...toast, kind: 'destructive' });
    return false;
  }

  function dismiss() {
    if (!confirm('Remove this quote request from this device? It reaches us only if you have sent it.')) return;
    pendingMail.clear();
    setMail(null);
    focusMain();
  }

  /** The contact form takes the request over, below what is written there. */
  function moveToContactForm() {
    const typed = contactDraft.load();
    const message = [typed?.message, mail?.message].filter(Boolean).join('\n\n');
    const project = mail?.project === undefined ? {} : { project: mail.project };
    if (!contactDraft.save({ ...typed, ...project, message })) return showToast({ ...failed.toast, kind: 'destructive' });
    pendingMail.clear();
    location.assign(fixedPages.contact.path);
  }

  return { ...form, mail, problem, dismiss, moveToContactForm };
}

/** The request that may not be sent yet. `store` returns false if storage is blocked: then this page alone knows it. */
function usePendingMail() {
  const [mail, setMail] = useState<PendingMail | null>(null);
  const isStored = useRef(true);
  useEffect(() => {
    const showStored = () => isStored.current && setMail(pendingMail.load());
    showStored();
    // Back may lead to this page as it was before another one sent or dismissed a request.
    return onPageRestore(showStored);
  }, []);
  const store = (composed: PendingMail) => {
    isStored.current = pendingMail.save(composed);
    return isStored.current;
  };
  return { mail, setMail, store };
}

/** Closes the dialog, scrolled to its top for the next time. */
function closeAtTop(): void {
  document.getElementById(quoteDialogId)?.scrollTo(0, 0);
  closeDialog(quoteDialogId);
}

/** How long a mail program takes to open. A page is not told if there is none. */
const waitMs = 600;

/**
 * Opens the visitor's mail program in this window; call it inside the click. Resolves after a moment, in which the
 * button stays busy, so that a double click does not open two mails.
 */
async function openMail(mailto: string): Promise<void> {
  const link = document.createElement('a');
  link.href = mailto;
  link.click();
  await new Promise((resolve) => setTimeout(resolve, waitMs));
}
