import priceList from 'virtual:content/price-list';
import { useEffect, useState } from 'react';
import type { FormValues } from '#app/lib/check-form.ts';
import { useForm, valuesOf } from '#app/ui/form/use-form.ts';
import { prepareToasts, showToast } from '#app/ui/toast.ts';
import { useOnline } from '#app/ui/use-online.ts';
import { useStoredText } from '#app/ui/use-stored-text.ts';
import { honeypotField } from '#contract/form-fields.ts';
import type { FullEnquiry } from '#contract/full-enquiry.ts';
import type { SentEnquiry } from './confirmation.tsx';
import { contactDraft } from './contact-draft.ts';
import type { FormTarget } from './enquiry-url.ts';
import { checkEnquiry, type SendOutcome, sendOrStore } from './send-enquiry.ts';
import { unsentText } from './unsent-enquiries.ts';
import { useChosenFiles } from './use-chosen-files.ts';

/**
 * Checks and sends the contact form in place. `outcome` is that of the last try; a stored enquiry that was sent or deleted
 * since has none. `progress` is the share of its files that is sent, from 0 to 1. `canStore`: it has no files, so it can be
 * stored on this device without a connection.
 */
export function useContactForm(target: FormTarget) {
  const [outcome, setOutcome] = useState<(SentEnquiry & SendOutcome) | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const waiting = useStoredText(unsentText) !== null;
  const online = useOnline();
  const chosen = useChosenFiles();
  const form = useForm<FullEnquiry>({ draft: contactDraft, check: checkEnquiry, send, onInvalid, onFailure });

  useEffect(() => void prepareToasts(), []);

  async function send(enquiry: FullEnquiry, typed: FormValues): Promise<boolean> {
    setOutcome(null);
    const files = await chosen.whenPrepared();
    const submission = { target, enquiry, services: priceList.services, files, onProgress: setProgress, honeypot: typed[honeypotField] };
    const sending = await sendOrStore(submission).finally(() => setProgress(null));
    setOutcome({ ...sending, enquiry, files });
    return sending.result === 'sent' || sending.result === 'stored';
  }

  function onInvalid(message: string) {
    // The confirmation of an earlier message stays.
    setOutcome((before) => (before?.result === 'sent' ? before : null));
    showToast({ title: message, kind: 'destructive', silent: true });
  }

  function onFailure(element: HTMLFormElement) {
    const { name = '', email = '', phone = '', message = '' } = valuesOf(element);
    setOutcome({ result: 'failed', enquiry: { name, email, phone, message }, files: [] });
  }

  // Offline without files means that the browser has refused to store it.
  const wasRefused = outcome?.result === 'offline' && outcome.files.length === 0;
  const canStore = !chosen.busy && chosen.files.length === 0 && !wasRefused;
  return { ...form, outcome: outcome?.result === 'stored' && !waiting ? null : outcome, progress, online, chosen, canStore };
}
