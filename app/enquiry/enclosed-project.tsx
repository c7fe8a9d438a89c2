import plan from 'virtual:content/plan';
import { IncludeProject } from '#app/project/include-project.tsx';
import { readSaved } from '#app/project/stored-project.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { estimate } from '#contract/estimate.ts';
import { fixedPages } from '#contract/fixed-pages.ts';
import { rupees } from '#contract/format-number.ts';
import { projectSize } from '#contract/project-text.ts';
import { contactDraft } from './contact-draft.ts';

/** The box for the project is beside the button, where it moves no field as it appears. */
export function EnclosedProject({ stored }: { stored: string }) {
  const { photos, services: wanted, notes } = readSaved(stored);
  if (photos.length + wanted.length === 0 && !notes.trim()) return null;
  const { total } = estimate(plan.services, { services: wanted });
  const label = `Your project with ${projectSize({ pictures: photos, services: wanted })} goes with your message.`;
  return (
    <IncludeProject id="contact-project" stored={stored} draft={contactDraft} label={label}>
      {total > 0 && `Starting from ${rupees(total)}. `}
      <TextLink href={fixedPages.project.path}>Look at it</TextLink>
    </IncludeProject>
  );
}
