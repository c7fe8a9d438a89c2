import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { createFormControl } from 'react-hook-form';
import * as z from 'zod/mini';
import { sanitise } from '#app/lib/sanitise.ts';
import { prepareToasts, showToast } from '#app/ui/toast/show-toast.tsx';
import { type Enquiry, type EnquiryField, enquirySchema } from '#contract/enquiry.ts';
import { contactDraft, controlOf, enquiryFields, honeypot, typedIn } from './contact-fields.ts';
import { type DeliveryOutcome, deliverEnquiry } from './deliver-enquiry.ts';
import type { EnquiryForm } from './enquiry-url.ts';
import { keepEnquiry } from './kept-enquiries.ts';
import { createKeyring } from './send-enquiry.ts';

export type ContactErrors = Partial<Record<EnquiryField, string>>;
/** How the last try to send went; `kept` was not sent but waits on this device for the visitor's word. */
export type ContactOutcome = DeliveryOutcome | 'kept';

export type ContactState = {
  errors: ContactErrors;
  sending: boolean;
  outcome: ContactOutcome | null;
  /** What stood in the fields when the outcome came. */
  typed: Enquiry | null;
};
export type ContactBehaviour = { submit: () => Promise<void>; detach: () => void };

const keyring = createKeyring();

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
    const key = keyring.keyFor(enquiry);
    if (!navigator.onLine && keepEnquiry({ enquiry, key, at: Date.now() })) {
      forget();
      return onChange({ sending: false, outcome: 'kept' });
    }
    onChange({ sending: true, outcome: null });
    const outcome = await deliverEnquiry({ form: target, enquiry, key, honeypot: controlOf(form, honeypot).value });
    if (outcome === 'sent') forget();
    onChange({ sending: false, outcome, typed: typedIn(form) });
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
