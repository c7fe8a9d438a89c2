import plan from 'virtual:content/plan';
import { readSaved } from '#app/project/stored-project.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { estimate } from '#contract/estimate.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { rupees } from '#contract/format-number.ts';
import { projectSize } from '#contract/project-text.ts';
import { contactDraft } from './contact-draft.ts';

const boxId = 'contact-project';

/**
 * Offers to send the visitor's project, `stored`, with the message. It is beside the button, where it moves no field as
 * it appears. The box's value is checked before it is sent; the draft keeps whether it is ticked.
 */
export function EnclosedProject({ stored }: { stored: string }) {
  const { photos, services: wanted, notes } = readSaved(stored);
  if (photos.length + wanted.length === 0 && !notes.trim()) return null;
  const { total } = estimate(plan.services, { services: wanted });
  return (
    <div className="flex items-start gap-3 border-l-4 border-brass pl-4">
      <input
        id={boxId}
        type="checkbox"
        name="project"
        value={stored}
        defaultChecked={contactDraft.load()?.project !== ''}
        className="mt-0.5 size-6 shrink-0 accent-choice"
      />
      <p>
        <label htmlFor={boxId}>Your project with {projectSize({ pictures: photos, services: wanted })} goes with your message.</label>{' '}
        {total > 0 && `Starting from ${rupees(total)}. `}
        <TextLink href={fixedPages.project.path}>Look at it</TextLink>
      </p>
    </div>
  );
}
