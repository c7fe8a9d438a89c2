import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { formatNumber } from '#app/lib/format-number.ts';
import { controlClass, Field } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { useOnline } from '#app/ui/use-online.ts';
import { keptEnquiryDays } from '#contract/limits.ts';
import { contactDraft, controlOf, fillEmpty, honeypot, longestMessage, typedIn } from './contact-fields.ts';
import { type ContactStudio, OutcomeNote } from './contact-outcome.tsx';
import { type EnquiryForm, enquiryUrl } from './enquiry-url.ts';
import { openWithService } from './service-opening.ts';
import { useContactBehaviour } from './use-contact-behaviour.ts';
import { useKept } from './use-kept.ts';

const keptWords = `Not sent yet. Your enquiry is kept on this device, for ${keptEnquiryDays} days at most. Once the connection is back you can send it from any page of this website.`;

type ContactFormProps = {
  target: EnquiryForm;
  studio: ContactStudio;
  /** The services that `/contact?service={slug}` may name. */
  services: readonly { slug: string; name: string }[];
  /** What happens to the data, beside the button. */
  children?: ReactNode;
};

/**
 * A plain HTML form that posts by itself, ending on the thank-you page. With script it checks and sends in place; the
 * fields are never made anew, so nothing typed before the script ran is lost.
 */
export function ContactForm({ target, studio, services, children }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, sending, outcome, typed, submit, prepare } = useContactBehaviour(form, target);
  const online = useOnline();
  const waiting = useKept() !== null;
  useStartingText(form, services);

  return (
    <form
      ref={form}
      action={enquiryUrl(target)}
      method="post"
      onSubmit={submit}
      onFocus={prepare}
      onPointerDown={prepare}
      onInput={({ currentTarget }) => contactDraft.save(typedIn(currentTarget))}
      className="no-print relative grid gap-5"
    >
      <Field id="contact-name" name="name" label="Name" error={errors.name}>
        {(field) => <input {...field} type="text" required autoComplete="name" className={controlClass} />}
      </Field>
      <Field id="contact-email" name="email" label="Email" error={errors.email}>
        {(field) => <input {...field} type="email" required autoComplete="email" className={controlClass} />}
      </Field>
      <Field id="contact-phone" name="phone" label="Phone" error={errors.phone}>
        {(field) => (
          <input
            {...field}
            type="tel"
            required
            pattern="[6-9][0-9]{9}"
            title="10 digits, the first of them 6, 7, 8 or 9"
            placeholder="Enter your 10-digit phone number"
            autoComplete="tel"
            className={controlClass}
          />
        )}
      </Field>
      <Field
        id="contact-message"
        name="message"
        label="Message"
        optional
        hint={`Up to ${formatNumber(longestMessage)} characters`}
        error={errors.message}
      >
        {(field) => <textarea {...field} rows={6} className={controlClass} />}
      </Field>
      <Honeypot />
      <OfflineNote online={online} kept={outcome === 'kept' && waiting} />
      {outcome && outcome !== 'kept' && typed && <OutcomeNote outcome={outcome} enquiry={typed} studio={studio} />}
      {children}
      <SubmitButton busy={sending} busyLabel="Sending..." className="justify-self-start">
        {online ? 'Send Message' : 'Keep and send later'}
      </SubmitButton>
    </form>
  );
}

/** Says what can be done with an enquiry meanwhile, and plainly that it is not sent. */
function OfflineNote({ online, kept }: { online: boolean; kept: boolean }) {
  return (
    <p role="status" className={online ? 'sr-only' : 'border-l-4 border-brass pl-4 text-small'}>
      {!online && (kept ? keptWords : 'What you write can be kept on this device and sent, when you say so, once the connection is back.')}
    </p>
  );
}

/** The draft of this tab, then the service that the visitor came from. */
function useStartingText(form: RefObject<HTMLFormElement | null>, services: ContactFormProps['services']) {
  const [query] = useSearchParams();
  const slug = query.get('service');
  useEffect(() => {
    if (!form.current) return;
    fillEmpty(form.current, contactDraft.load());
    const service = services.find((each) => each.slug === slug);
    if (service) {
      const message = controlOf(form.current, 'message');
      const names = services.map(({ name }) => name);
      message.value = openWithService(message.value, service.name, names);
    }
    // Also what was typed before the script ran.
    contactDraft.save(typedIn(form.current));
  }, [form, services, slug]);
}

/** People neither see nor reach it, robots fill it in. Not display: none, which many of them know. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
