import priceList from 'virtual:content/price-list';
import { useEffect, useState } from 'react';
import type { FormValues } from '#app/lib/check-form.ts';
import { useForm, valuesOf } from '#app/ui/form/use-form.ts';
import { prepareToasts, showToast } from '#app/ui/toast.ts';
import { useOnline } from '#app/ui/use-online.ts';
import { honeypotField } from '#contract/form-fields.ts';
import type { FullEnquiry } from '#contract/full-enquiry.ts';
import type { SentEnquiry } from './confirmation.tsx';
import { contactDraft } from './contact-draft.ts';
import type { FormTarget } from './enquiry-url.ts';
import { checkEnquiry, type SendOutcome, sendOrStore } from './send-enquiry.ts';
import { useChosenFiles } from './use-chosen-files.ts';

/**
 * Checks and sends the contact form in place; `progress` is the share of its files that is sent, from 0 to 1.
 * `canStore`: it has no files, so it can be stored on this device without a connection.
 */
export function useContactForm(target: FormTarget) {
  const [shown, setShown] = useState<(SentEnquiry & SendOutcome) | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const online = useOnline();
  const chosen = useChosenFiles();
  const form = useForm<FullEnquiry>({ draft: contactDraft, check: checkEnquiry, send, onInvalid, onFailure });

  useEffect(() => void prepareToasts(), []);

  async function send(enquiry: FullEnquiry, typed: FormValues): Promise<boolean> {
    setShown(null);
    const files = await chosen.whenPrepared();
    const submission = { target, enquiry, services: priceList.services, files, onProgress: setProgress, honeypot: typed[honeypotField] };
    const outcome = await sendOrStore(submission).finally(() => setProgress(null));
    setShown({ ...outcome, enquiry, files });
    return outcome.result === 'sent' || outcome.result === 'stored';
  }

  function onInvalid(message: string) {
    // The confirmation of an earlier message stays.
    setShown((before) => (before?.result === 'sent' ? before : null));
    showToast({ title: message, kind: 'destructive', silent: true });
  }

  function onFailure(element: HTMLFormElement) {
    setShown({ result: 'failed', enquiry: valuesOf(element) as FullEnquiry, files: [] });
  }

  // Offline without files means that the browser has refused to store it.
  const wasRefused = shown?.result === 'offline' && shown.files.length === 0;
  const canStore = !chosen.busy && chosen.files.length === 0 && !wasRefused;
  return { ...form, shown, progress, online, chosen, canStore };
}
