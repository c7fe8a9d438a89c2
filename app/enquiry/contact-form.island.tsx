import { type RefObject, useEffect } from 'react';
import { projectKey } from '#app/project/stored-project.ts';
import { useSavedProject } from '#app/project/use-project.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { valuesOf } from '#app/ui/form/use-form.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import type { View } from '#content-model/views.ts';
import { unsentDays } from '#contract/limits.ts';
import { mailtoLink } from '#contract/message-links.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { AttachedProject } from './attached-project.tsx';
import { Confirmation } from './confirmation.tsx';
import { ConsultationFields } from './consultation-fields.tsx';
import type { OfferedDayPart } from './consultation-times.ts';
import { contactDraft, contactDraftKey } from './contact-draft.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { enquiryUrl, type FormTarget } from './enquiry-url.ts';
import { FilesElsewhere, FilesField } from './files-field.tsx';
import { subjectOf, withSubject } from './message-subject.ts';
import { type ContactStudio, SendResultMessage } from './send-result-message.tsx';
import { useContactForm } from './use-contact-form.ts';

type ContactFormProps = Pick<View<'contact'>, 'subjects' | 'process'> & {
  target: FormTarget;
  studio: ContactStudio;
  dayParts: OfferedDayPart[];
  messageHint: string;
  /** What happens to the data, beside the button. */
  privacy: string;
};

ContactForm.wake = ['used', `stored:${contactDraftKey}`, `stored:${projectKey}`] satisfies Wake[];

/** A plain HTML form that posts by itself, ending on the thank-you page. With script it checks and sends in place. */
export function ContactForm({ target, studio, dayParts, subjects, messageHint, privacy, process }: ContactFormProps) {
  const { values, errors, busy, props, outcome, progress, online, chosen, canStore } = useContactForm(target);
  const isStored = outcome?.result === 'stored';
  // What was sent or stored leaves an empty form, until something new is typed.
  const isEmpty = !values.name;
  const project = useSavedProject();
  useStartWithSubject(props.ref, subjects);

  return (
    <form
      {...props}
      action={enquiryUrl(target)}
      method="post"
      {...(target.files ? { encType: 'multipart/form-data' } : {})}
      data-shows-focused
      className="relative"
    >
      <div inert={busy} className="no-print grid gap-5 inert:opacity-55">
        <EnquiryFields errors={errors} phone={values.phone} messageHint={messageHint} />
        {/* Files and consultation are closed at first, so that the four fields come first. */}
        <div>
          {target.files ? <FilesField chosen={chosen} /> : <FilesElsewhere {...studio} />}
          <ConsultationFields dayParts={dayParts} day={values.visitDay} error={errors.visitDay} />
        </div>
      </div>
      {outcome && (
        <div className="mt-5">
          {outcome.result === 'sent' ? (
            <Confirmation sent={outcome} dayParts={dayParts} process={process} />
          ) : (
            <SendResultMessage {...outcome} hasFiles={outcome.files.length > 0} studio={studio} />
          )}
        </div>
      )}
      <div className="no-print mt-5 grid gap-5">
        {progress !== null && <Progress fraction={progress} />}
        <PrivacyHint text={privacy} email={studio.email} />
        <div inert={busy} className="empty:hidden inert:opacity-55">
          {project && !(outcome?.result === 'sent' && isEmpty) && <AttachedProject project={project} />}
        </div>
        <OfflineHint online={online} canStore={canStore} isStored={isStored} />
        <div className="flex" hidden={isStored && isEmpty}>
          <SubmitButton busy={busy} busyLabel="Sending...">
            {online || !canStore ? 'Send Message' : 'Keep and send later'}
          </SubmitButton>
        </div>
      </div>
    </form>
  );
}

function PrivacyHint({ text, email }: { text: string; email: string }) {
  return (
    <p className="max-w-[60ch] text-small text-ink-soft">
      {text} To see, correct or delete them, write to <TextLink href={mailtoLink({ to: email })}>{email}</TextLink>; the rest is on the{' '}
      <TextLink href={requiredTextPaths.privacy}>privacy page</TextLink>.
    </p>
  );
}

function Progress({ fraction }: { fraction: number }) {
  return (
    <div className="grid gap-1.5 text-small">
      <label htmlFor="contact-progress">
        {fraction < 1 ? `Sending your files: ${Math.floor(fraction * 100)}%` : 'Sent. Waiting for the answer…'}
      </label>
      <progress id="contact-progress" value={fraction} max={1} className="h-2 w-full accent-accent" />
    </div>
  );
}

const unsentWords = `Not sent yet. Your enquiry is kept on this device, for ${unsentDays} days at most. Once the connection is back you can send it from any page of this website.`;

/** For the hint: the button that had the focus is hidden. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Says what can be done with an enquiry meanwhile, and plainly that it is not sent. */
function OfflineHint({ online, canStore, isStored }: { online: boolean; canStore: boolean; isStored: boolean }) {
  const later = canStore
    ? 'What you write can be kept on this device and sent, when you say so, once the connection is back. Files cannot be kept.'
    : 'What you write and choose stays in this form: send it once the connection is back.';
  return (
    <p
      ref={isStored ? focusOn : undefined}
      tabIndex={-1}
      // With the focus it is read once, and not announced as well.
      role={isStored ? undefined : 'status'}
      className={online ? 'sr-only' : 'border-l-4 border-brass pl-4 text-small outline-none'}
    >
      {!online && (isStored ? unsentWords : later)}
    </p>
  );
}

/** Begins the message with what the visitor comes from: `/contact?service={slug}` or `?picture={photo}` names it. */
function useStartWithSubject(form: RefObject<HTMLFormElement | null>, subjects: ContactFormProps['subjects']) {
  useEffect(() => {
    const message = form.current?.elements.namedItem('message');
    const subject = subjectOf(location.search, subjects);
    if (!form.current || !subject || !(message instanceof HTMLTextAreaElement)) return;
    const names = [...subjects.service, ...subjects.picture].map(({ name }) => name);
    message.value = withSubject(message.value, subject, names);
    // Nothing is stored before the visitor has typed something.
    if (contactDraft.load()) contactDraft.save(valuesOf(form.current));
  }, [form, subjects]);
}
