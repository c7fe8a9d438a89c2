import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { createRateLimit } from '#app/lib/rate-limit.ts';
import { CharacterCount } from '#app/ui/character-count.tsx';
import { controlClass, FieldError } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { showToast } from '#app/ui/toast/show-toast.tsx';
import { limits } from '#contract/enquiry.ts';
import { AreaField } from './area-field.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { PlanDrawing, PurposeDrawing } from './drawings.tsx';
import { openMail } from './open-mail.ts';
import { pendingQuote } from './pending-quote.ts';
import { composeQuoteMail, type QuoteStudio } from './quote-mail.ts';
import { descriptionLimits, floorplans, purposes, type QuoteRequest, quoteSchema } from './quote-schema.ts';
import { emptyQuote, fromDraft, type QuoteValues, quoteDraft, toDraft } from './quote-values.ts';

const rateLimit = createRateLimit(limits.rate);

const tooMany = { title: 'Too Many Attempts', description: 'Please wait a few minutes before trying again.' };
const failed = { title: 'Error', description: 'Something went wrong. Please try again.' };

type RequestFormProps = {
  studio: QuoteStudio;
  /** The email app has the request; it is not sent until the visitor presses Send there. */
  onHandedOver: (request: QuoteRequest) => void;
};

export function RequestForm({ studio, onHandedOver }: RequestFormProps) {
  const { control, register, setValue, handleSubmit, reset, subscribe, formState } = useForm<QuoteValues, unknown, QuoteRequest>({
    defaultValues: fromDraft(quoteDraft.load()),
    resolver: standardSchemaResolver(quoteSchema),
  });
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<typeof failed | null>(null);

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => quoteDraft.save(toDraft(values)) }), [subscribe]);

  async function submit(request: QuoteRequest) {
    setProblem(null);
    if (!rateLimit.tryAttempt()) return report(tooMany);
    try {
      // Before the email app comes up, since the page may not live to see it go.
      pendingQuote.save(toDraft(request));
      await openMail(composeQuoteMail(request, studio).mailto);
    } catch {
      pendingQuote.clear();
      return report(failed);
    }
    reset(emptyQuote);
    quoteDraft.clear();
    onHandedOver(request);
  }

  function report(what: typeof failed) {
    setProblem(what);
    showToast({ ...what, tone: 'destructive' });
  }

  return (
    // The rules and their messages are the schema's; the browser's own bubbles would cover the fields. On a phone there is
    // room below the button, so that it can be scrolled clear of a toast.
    <form noValidate onSubmit={handleSubmit(submit)} className="grid gap-8 max-sm:pb-24">
      <ChoiceCards
        legend="Your floorplan"
        choices={floorplans}
        drawing={(plan) => <PlanDrawing plan={plan} />}
        field={register('floorplan')}
        error={errors.floorplan?.message}
        layout="plates"
      />
      <ChoiceCards
        legend="Purpose"
        choices={purposes}
        drawing={(purpose) => <PurposeDrawing purpose={purpose} />}
        field={register('purpose')}
        error={errors.purpose?.message}
        layout="rows"
      />
      <AreaField control={control} register={register} setValue={setValue} />
      <div>
        <label htmlFor="quote-description" className="mb-3 block font-display text-subheading">
          Tell us about your project
        </label>
        <textarea
          id="quote-description"
          rows={5}
          placeholder="Your requirements, budget, timeline or preferences"
          aria-required
          aria-invalid={errors.description ? true : undefined}
          aria-describedby={errors.description ? 'quote-description-count quote-description-error' : 'quote-description-count'}
          className={controlClass}
          {...register('description')}
        />
        <p id="quote-description-count" className="text-caption">
          <DescriptionCount control={control} />
        </p>
        <FieldError id="quote-description-error" message={errors.description?.message} />
      </div>
      <div className="grid gap-3">
        {problem && (
          <p className="border-l-4 border-danger pl-3 text-small">
            <strong className="text-danger">{problem.title}.</strong> {problem.description} What you wrote is still here.
          </p>
        )}
        <SubmitButton busy={isSubmitting} busyLabel="Submitting...">
          Get My Free Quote
        </SubmitButton>
        <p className="text-caption text-ink-soft">
          Your email app opens with the request written out. It reaches us once you press Send there.
        </p>
      </div>
    </form>
  );
}

/** Apart, so that typing renders the count and not the drawings. */
function DescriptionCount({ control }: { control: Control<QuoteValues> }) {
  const text = useWatch({ control, name: 'description' });
  return <CharacterCount text={text} most={descriptionLimits.most} />;
}
