import priceList from 'virtual:content/price-list';
import { ProjectCheckbox } from '#app/project/project-checkbox.tsx';
import { SentNote } from '#app/project/sent-note.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { estimateOf } from '#contract/estimate.ts';
import { fixedPages } from '#contract/page-paths.ts';
import type { Project } from '#contract/project.ts';
import { projectCounts, startingPrices } from '#contract/project-text.ts';
import { contactDraft } from './contact-draft.ts';

/** The project's checkbox is beside the button, so that no field moves when it appears. */
export function AttachedProject({ project }: { project: Project }) {
  const from = startingPrices(estimateOf(priceList.services, project));
  const label = `Your project with ${projectCounts(project)} goes with your message.`;
  return (
    <ProjectCheckbox id="contact-project" project={project} draft={contactDraft} label={label}>
      {from && <span>{`Starting from ${from}. `}</span>}
      <SentNote project={project} /> <TextLink href={fixedPages.planner.path}>See your project</TextLink>
    </ProjectCheckbox>
  );
}
