import { ProjectCheckbox } from '#app/project/project-checkbox.tsx';
import { useSavedProject } from '#app/project/use-project.ts';
import { CharacterCount } from '#app/ui/form/character-count.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import type { Wake } from '#app/ui/island/island.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { fixedPages } from '#contract/page-paths.ts';
import { AreaSlider } from './area-slider.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import type { QuoteStudio } from './quote-mail.ts';
import { QuoteNextSteps } from './quote-next-steps.tsx';
import { areaLimits, descriptionLimits, floorplans, purposes } from './quote-schema.ts';
import { quoteDraft, quoteMailKey, useQuoteForm } from './use-quote-form.ts';

QuoteForm.wake = ['near', `stored:${quoteMailKey}`] satisfies Wake[];

/** The quote dialog below its heading, and the next steps of a request in the bottom bar of this and later pages. */
export function QuoteForm({ studio }: { studio: QuoteStudio }) {
  const { values, errors, busy, props, mail, problem, dismiss, moveToContactForm } = useQuoteForm(studio);
  const project = useSavedProject();

  return (
    <>
      <QuoteNextSteps mail={mail} onDismiss={dismiss} onMove={moveToContactForm} />
      {/* On a phone there is room below the button, so that it can be scrolled clear of a toast. */}
      <form {...props} className="grid gap-8 max-sm:pb-24">
        <div inert={busy} className="grid gap-8 inert:opacity-55">
          <ChoiceCards
            name="floorplan"
            legend="Your floorplan"
            choices={floorplans}
            hint={
              <>
                {'BHK: bedrooms, hall and kitchen. For an office, shop or clinic, use the '}
                <TextLink href={fixedPages.contact.path}>contact form</TextLink>.
              </>
            }
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
            hint={<CharacterCount text={values.description ?? ''} max={descriptionLimits.max} />}
            error={errors.description}
          >
            {(field) => <textarea rows={5} placeholder="Your requirements, budget, timeline or preferences" aria-required {...field} />}
          </Field>
          {project && (
            <ProjectCheckbox id="quote-project" project={project} draft={quoteDraft} label="Attach my project">
              <span className="block text-small text-ink-soft">The services with their starting prices, and a link to the rest.</span>
            </ProjectCheckbox>
          )}
        </div>
        <div className="grid gap-3">
          {problem && <p className="border-l-4 border-danger pl-3 text-small">{`${problem} What you wrote is still here.`}</p>}
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
