import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl } from 'react-hook-form';
import * as z from 'zod/mini';
import { createRateLimit } from '#app/forms/rate-limit.ts';
import { sanitise } from '#app/forms/sanitise.ts';
import { prepareToasts, showToast, type Toast } from '#app/ui/toast/show-toast.tsx';
import { type Enquiry, type EnquiryField, enquirySchema, limits } from '#contract/enquiry.ts';
import { contactDraft, controlOf, enquiryFields, honeypot, typedIn } from './contact-fields.ts';
import type { EnquiryForm } from './enquiry-url.ts';
import { createKeyring, type SendOutcome, sendEnquiry } from './send-enquiry.ts';

export type ContactErrors = Partial<Record<EnquiryField, string>>;
/** How the last try to send went; `limited` was not sent because of the rate. */
export type ContactOutcome = SendOutcome | 'limited';

export type ContactState = {
  errors: ContactErrors;
  sending: boolean;
  outcome: ContactOutcome | null;
  /** What stood in the fields when the outcome came. */
  typed: Enquiry | null;
};
export type ContactBehaviour = { submit: () => Promise<void>; detach: () => void };

const rateLimit = createRateLimit(limits.rate);
const keyring = createKeyring();

const failed: Toast = { title: 'Failed to send message. Please try again or contact us directly.', tone: 'destructive' };
const toasts: Record<ContactOutcome, Toast> = {
  sent: { title: 'Message sent successfully! We will get back to you within 24 hours.', tone: 'success' },
  limited: { title: 'Too many attempts. Please wait a few minutes before trying again.', tone: 'destructive' },
  offline: failed,
  refused: failed,
  unreachable: failed,
};

/** Sanitised first, so that what is judged is what is sent. */
const typedEnquiry = z.pipe(
  z.transform(
    ({ name, email, phone, message }: Enquiry): z.input<typeof enquirySchema> => ({
      name: sanitise(name),
      email: sanitise(email),
      phone: sanitise(phone),
      message: sanitise(message),
    }),
  ),
  enquirySchema,
);

/**
 * Takes over the form that is already in the page, with whatever has been typed into it. Reports changes of its state
 * through `onChange`.
 */
export function attachContactBehaviour(
  form: HTMLFormElement,
  target: EnquiryForm,
  onChange: (change: Partial<ContactState>) => void,
): ContactBehaviour {
  const { register, handleSubmit, reset, subscribe } = createFormControl<Enquiry, unknown, Enquiry>({
    resolver: standardSchemaResolver(typedEnquiry),
  });
  const listening = new AbortController();

  void prepareToasts();
  for (const name of enquiryFields) {
    const { ref, onChange: change, onBlur } = register(name);
    const control = controlOf(form, name);
    ref(control);
    control.addEventListener('input', change, listening);
    control.addEventListener('blur', onBlur, listening);
  }
  const unsubscribe = subscribe({ formState: { errors: true }, callback: ({ errors = {} }) => onChange({ errors: messagesOf(errors) }) });

  async function send(enquiry: Enquiry) {
    onChange({ sending: true, outcome: null });
    const outcome = await attempt(enquiry);
    if (outcome === 'sent') forget();
    onChange({ sending: false, outcome, typed: typedIn(form) });
    showToast(toasts[outcome]);
  }

  async function attempt(enquiry: Enquiry): Promise<ContactOutcome> {
    // Offline no attempt is used up.
    if (navigator.onLine && !rateLimit.tryAttempt()) return 'limited';
    return sendEnquiry({ form: target, enquiry, key: keyring.keyFor(enquiry), honeypot: controlOf(form, honeypot).value });
  }

  function forget() {
    keyring.forget();
    reset({ name: '', email: '', phone: '', message: '' }, { keepFieldsRef: true });
    contactDraft.clear();
  }

  return {
    submit: handleSubmit(send, (errors) => {
      onChange({ sending: false, outcome: null });
      const [first] = enquiryFields.flatMap((name) => errors[name]?.message ?? []);
      if (first) showToast({ title: first, tone: 'destructive' });
    }),
    detach: () => {
      listening.abort();
      unsubscribe();
    },
  };
}

function messagesOf(errors: Partial<Record<EnquiryField, { message?: string }>>): ContactErrors {
  return Object.fromEntries(enquiryFields.flatMap((name) => (errors[name]?.message ? [[name, errors[name].message]] : [])));
}
