import { mainId } from '#app/lib/element-ids.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { View } from '#content-model/views.ts';
import { formatConsultation } from '#contract/consultation.ts';
import { cleanFileName, formatSize } from '#contract/files.ts';
import { type FullEnquiry, parseProject } from '#contract/full-enquiry.ts';
import { requiredTextPaths } from '#contract/page-paths.ts';
import { formatPhone } from '#contract/phone.ts';
import { projectCounts } from '#contract/project-text.ts';
import { type OfferedDayPart, ownTime } from './consultation-times.ts';

export type SentEnquiry = {
  enquiry: FullEnquiry;
  files: readonly Pick<File, 'name' | 'size'>[];
  /** Undefined with a hosted form service, which has no references. */
  reference?: string | undefined;
};

type ConfirmationProps = { sent: SentEnquiry; dayParts: OfferedDayPart[] } & Pick<View<'contact'>, 'process'>;

/** Shows what was sent and what happens next; it can be printed. */
export function Confirmation({ sent, dayParts, process }: ConfirmationProps) {
  const { enquiry, files, reference } = sent;
  const consultation = formatConsultation(enquiry);
  const hours = dayParts.find(({ dayPart }) => dayPart === enquiry.visitPart)?.hours;
  const own = hours && ownTime(hours, enquiry.visitDay);
  const project = parseProject(enquiry.project);
  return (
    <section ref={moveTo} tabIndex={-1} aria-labelledby="message-sent" className="grid gap-4 border-l-4 border-success pl-4 outline-none">
      <p id="message-sent">Thank you. Your message has reached us, and we will reply within 24 hours.</p>
      <dl className="grid text-small wrap-anywhere sm:grid-cols-[auto_1fr]">
        {reference && (
          <Entry name="Reference">
            <strong translate="no">{reference}</strong>
          </Entry>
        )}
        <Entry name="From" translate="no">
          {enquiry.name}
          <br />
          {formatPhone(enquiry.phone)}, {enquiry.email}
        </Entry>
        {enquiry.message && <Entry name="Message">{enquiry.message}</Entry>}
        {consultation && (
          <Entry name="Consultation">
            {consultation}. Indian time, not confirmed yet: we will reply with a time.
            {own && <span className="block">Your time: {own}</span>}
          </Entry>
        )}
        {project && <Entry name="Project">{projectCounts(project)}</Entry>}
        {files.length > 0 && (
          <Entry name="Files" translate="no">
            {files.map(({ name, size }, index) => (
              <span key={index} className="block">
                {cleanFileName(name)} ({formatSize(size)})
              </span>
            ))}
          </Entry>
        )}
      </dl>
      <div className="text-small">
        <h3 className="font-display text-entry">{process.heading}</h3>
        <p className="text-ink-soft">{process.text}</p>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={() => print()}>
          Print this
        </Button>
        <ButtonLink variant="link" href={`${requiredTextPaths.thankYou}#${mainId}`} className="text-small">
          What happens next
        </ButtonLink>
      </p>
    </section>
  );
}

/** Moves to the confirmation: the form above is now shorter, so the pressed button is no longer on the screen. */
function moveTo(section: HTMLElement | null): void {
  requestAnimationFrame(() => {
    section?.focus({ preventScroll: true });
    section?.scrollIntoView();
  });
}

function Entry({ name, ...props }: React.ComponentProps<'dd'> & { name: string }) {
  return (
    <>
      <dt className="border-t border-line pt-2 text-ink-soft sm:pr-6 sm:pb-2">{name}</dt>
      <dd className="pb-2 whitespace-pre-line sm:border-t sm:border-line sm:pt-2" {...props} />
    </>
  );
}
