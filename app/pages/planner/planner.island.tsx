import page from 'virtual:content/planner';
import priceList from 'virtual:content/price-list';
import { projectKey } from '#app/project/stored-project.ts';
import { useProject } from '#app/project/use-project.ts';
import type { Wake } from '#app/ui/island/island.tsx';
import { useLocation } from '#app/ui/use-location.ts';
import { estimateOf } from '#contract/estimate.ts';
import { holdsProject } from '#contract/project-link.ts';
import { EstimateBar } from './estimate-bar.tsx';
import { withoutUnknownEntries } from './known-entries.ts';
import { ProjectSections } from './project-sections.tsx';
import { SharedProject } from './shared-project.tsx';
import { UnknownEntriesNotice } from './unknown-entries-notice.tsx';

const view = { ...page, ...priceList };

Planner.wake = ['used', `stored:${projectKey}`] satisfies Wake[];

/** The visitor's own project, or one that a link holds. */
export function Planner() {
  const { project: saved, change, replaceProject, failure } = useProject();
  const hash = useLocation('hash');
  if (holdsProject(hash)) return <SharedProject view={view} project={saved} replaceProject={replaceProject} fragment={hash} />;

  const project = withoutUnknownEntries(saved, view);
  return (
    <>
      <UnknownEntriesNotice view={view} project={saved} change={change} />
      <ProjectSections view={view} project={project} change={change} failure={failure} />
      <EstimateBar {...estimateOf(view.services, project)} isSaved={!failure} />
    </>
  );
}
