import plan from 'virtual:content/plan';
import { useEffect, useState } from 'react';
import type { FormValues } from '#app/lib/check-form.ts';
import { quoteDialogId } from '#app/lib/element-ids.ts';
import { focusMain } from '#app/lib/focus.ts';
import { listen } from '#app/lib/listen.ts';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { createTabValue } from '#app/lib/tab-value.ts';
import { ProjectCheckbox } from '#app/project/project-checkbox.tsx';
import { readProject } from '#app/project/read-project.ts';
import { useSavedProject } from '#app/project/use-project.ts';
import { closeDialog } from '#app/ui/dialogs.ts';
import { CharacterCount } from '#app/ui/form/character-count.tsx';
import { controlClass, Field } from '#app/ui/form/field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { useForm } from '#app/ui/form/use-form.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { prepareToasts, showToast } from '#app/ui/toast.ts';
import { limits } from '#contract/limits.ts';
import { linkTo } from '#contract/project-link.ts';
import { projectSummary } from '#contract/project-text.ts';
import { AreaSlider } from './area-slider.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { composeQuoteMail, openMail, type QuoteMail, type QuoteStudio } from './quote-mail.ts';
import { QuoteNextSteps } from './quote-next-steps.tsx';
import { areaLimits, checkQuote, descriptionLimits, floorplans, purposes, type QuoteRequest } from './quote-schema.ts';

const draft = createTabValue<FormValues>('quote-draft');
const pendingKey = 'quote-mail';
/** A request in the mail program, perhaps not sent. Kept, since a phone short of memory reloads the page behind it. */
const pendingMail = createTabValue<QuoteMail>(pendingKey);
const rateLimit = createRateLimit(limits.rate);

const tooManyAttempts = { title: 'Too Many Attempts', description: 'Please wait a few minutes before trying again.' };
const failed = { title: 'Error', description: 'Something went wrong. Please try again.' };
const submitted = {
  title: 'Quote Request Submitted!',
  description: 'Your email client will open with the quote details. Please send the email to complete your request.',
};

QuoteForm.wake = ['near', `stored:${pendingKey}`] satisfies Wake[];

/** The quote dialog below its heading, and the next steps of a request in the bottom bar of this and later pages. */
export function QuoteForm({ studio }: { studio: QuoteStudio }) {
  const [mail, setMail] = useState<QuoteMail | null>(null);
  const [problem, setProblem] = useState<typeof failed | null>(null);
  const project = useSavedProject();
  const { values, errors, busy, props } = useForm<QuoteRequest>({ draft, check: checkQuote, send, onFailure: fail });

  useEffect(() => {
    prepareToasts();
    const showPending = () => setMail(pendingMail.load());
    showPending();
    // Back may lead to this page as it was before another one sent or dismissed a request.
    return listen(['pageshow'], showPending);
  }, []);

  async function send(request: QuoteRequest, typed: FormValues): Promise<boolean> {
    setProblem(null);
    if (rateLimit.isUsedUp()) return report(tooManyAttempts);
    rateLimit.count();
    const project = readProject(typed.project ?? null);
    const mail = composeQuoteMail(
      request,
      studio,
      project && { text: projectSummary(project, plan.services), link: linkTo(project, location.origin) },
    );
    // Before the email app opens: the browser may drop the page meanwhile.
    pendingMail.save(mail);
    await openMail(mail.mailto);
    setMail(mail);
    closeAtTop();
    showToast({ ...submitted, tone: 'success' });
    return true;
  }

  function fail() {
    pendingMail.clear();
    report(failed);
  }

  function report(what: typeof failed): false {
    setProblem(what);
    showToast({ ...what, tone: 'destructive' });
    return false;
  }

  function dismiss() {
    pendingMail.clear();
    setMail(null);
    focusMain();
  }

  return (
    <>
      <QuoteNextSteps mail={mail} onDismiss={dismiss} />
      {/* On a phone there is room below the button, so that it can be scrolled clear of a toast. */}
      <form {...props} className="grid gap-8 max-sm:pb-24">
        <div inert={busy} className="grid gap-8 inert:opacity-55">
          <ChoiceCards
            name="floorplan"
            legend="Your floorplan"
            choices={floorplans}
            hint="BHK: bedrooms, hall and kitchen"
            error={errors.floorplan}
            layout="plates"
          />
          <ChoiceCards name="purpose" legend="Purpose" choices={purposes} error={errors.purpose} layout="rows" />
          <AreaSlider typed={values.area ?? String(areaLimits.initial)} error={errors.area} />
          <Field
            id="quote-description"
            name="description"
            label="Tell us about your project"
            size="section"
            hint={<CharacterCount text={values.description ?? ''} most={descriptionLimits.max} />}
            error={errors.description}
          >
            {(field) => (
              <textarea
                {...field}
                rows={5}
                placeholder="Your requirements, budget, timeline or preferences"
                aria-required
                className={controlClass}
              />
            )}
          </Field>
          {project && (
            <ProjectCheckbox id="quote-project" project={project} draft={draft} label="Attach my project">
              <span className="block text-small text-ink-soft">The services with their starting prices, and a link to the rest.</span>
            </ProjectCheckbox>
          )}
        </div>
        <div className="grid gap-3">
          {problem && (
            <p className="border-l-4 border-danger pl-3 text-small">
              <strong className="text-danger">{problem.title}.</strong> {problem.description} What you wrote is still here.
            </p>
          )}
          <SubmitButton busy={busy} busyLabel="Submitting...">
            Get My Free Quote
          </SubmitButton>
          <p className="text-small text-ink-soft">
            Your email app opens with the request written out. Add your phone number there if you want a call. It reaches us once you press
            Send.
          </p>
        </div>
      </form>
    </>
  );
}

/** Closes the dialog, scrolled to its top for the next time. */
function closeAtTop(): void {
  document.getElementById(quoteDialogId)?.scrollTo(0, 0);
  closeDialog(quoteDialogId);
}
